// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transfers/transferrow.h"

#include "journal/jobprogress.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::transfers {

using namespace Qt::StringLiterals;

namespace {

struct TransferWords
{
    Q_DECLARE_TR_FUNCTIONS(Transfers)
};

} // namespace

int TransferRow::percent() const
{
    if (state == TransferState::Done)
        return 100;
    return total > 0 ? static_cast<int>(std::clamp<qint64>(done * 100 / total, 0, 99)) : 0;
}

QString progressText(const TransferRow &row)
{
    const QLocale locale;
    QStringList parts;
    if (row.kind == TransferKind::Download) {
        const auto done = locale.formattedDataSize(row.done);
        if (row.state == TransferState::Done)
            parts.append(done);
        else if (row.total > 0)
            parts.append(TransferWords::tr("%1 of %2", "sizes of files")
                             .arg(done, locale.formattedDataSize(row.total)));
        else if (row.done > 0)
            parts.append(TransferWords::tr("%1 so far", "size of a file").arg(done));
    } else if (row.total > 0 && row.state != TransferState::Done) {
        parts.append(TransferWords::tr("%L1% done").arg(row.percent()));
    }
    if (row.isRunning() && row.left)
        parts.append(journal::leftText({.left = row.left}));
    if (!row.phase.isEmpty())
        parts.append(row.phase);
    return parts.join(u" · "_s);
}

QString stateText(const TransferRow &row)
{
    static constexpr std::array texts{
        QT_TRANSLATE_NOOP("Transfers", "Running"), QT_TRANSLATE_NOOP("Transfers", "Pausing"),
        QT_TRANSLATE_NOOP("Transfers", "Paused"),  QT_TRANSLATE_NOOP("Transfers", "Interrupted"),
        QT_TRANSLATE_NOOP("Transfers", "Failed"),  QT_TRANSLATE_NOOP("Transfers", "Completed"),
    };
    return TransferWords::tr(texts.at(static_cast<std::size_t>(row.state)));
}

} // namespace storedesk::transfers
