// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/wipe.h"

namespace storedesk::base {

QByteArray ownCopy(const QByteArray &secret)
{
    return {secret.constData(), secret.size()};
}

void wipe(QByteArray &secret)
{
    // Volatile, because compilers remove writes that are never read.
    auto *letters = const_cast<volatile char *>(secret.constData());
    for (qsizetype at = 0; at < secret.size(); ++at)
        letters[at] = '\0';
    secret.clear();
}

} // namespace storedesk::base
