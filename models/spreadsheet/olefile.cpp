// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "olefile.h"

#include "spreadsheet/refusal.h"

#include <QtEndian>

namespace storedesk::spreadsheet {

std::optional<qint64> directoryOfOle(QByteArrayView firstSector)
{
    static constexpr qsizetype shiftPlace = 30;
    static constexpr qsizetype directoryPlace = 48;
    static constexpr int mostShift = 16;
    if (!firstSector.startsWith("\xD0\xCF\x11\xE0"))
        return std::nullopt;
    if (firstSector.size() < directoryPlace + 4)
        return 0;
    const auto shift = qFromLittleEndian<quint16>(firstSector.data() + shiftPlace);
    const auto sector = qFromLittleEndian<quint32>(firstSector.data() + directoryPlace);
    return shift > mostShift ? 0 : (static_cast<qint64>(sector) + 1) << shift;
}

base::Problem problemOfOle(QByteArrayView directory)
{
    static const QByteArray secret = [] {
        // In UTF-16.
        QByteArray name;
        for (const char letter : QByteArrayView("EncryptedPackage"))
            name.append(letter).append('\0');
        return name;
    }();
    return directory.contains(secret) ? locked() : oldFormat();
}

} // namespace storedesk::spreadsheet
