// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloadoutcome.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::api {

struct WordsRow
{
    DownloadReason reason;
    const char *why;
    const char *next;
};

// clang-format off
static constexpr std::array table{
    WordsRow{DownloadReason::Cancelled,   QT_TRANSLATE_NOOP("Download", "It was cancelled."),
                                          QT_TRANSLATE_NOOP("Download", "Start it again when you need the file.")},
    WordsRow{DownloadReason::Address,     QT_TRANSLATE_NOOP("Download", "The address of the file is not a secure one."),
                                          QT_TRANSLATE_NOOP("Download", "Read the record again. If it stays so, ask the service's support.")},
    WordsRow{DownloadReason::Network,     QT_TRANSLATE_NOOP("Download", "The connection broke, also when it was tried again."),
                                          QT_TRANSLATE_NOOP("Download", "Check the network and try again: it goes on where it stopped.")},
    WordsRow{DownloadReason::Certificate, QT_TRANSLATE_NOOP("Download", "The server's certificate cannot be trusted."),
                                          QT_TRANSLATE_NOOP("Download", "Check the date of this computer, and whether something in between reads the traffic.")},
    WordsRow{DownloadReason::Expired,     QT_TRANSLATE_NOOP("Download", "The address of the file has expired."),
                                          QT_TRANSLATE_NOOP("Download", "Read the record again: that makes a new address.")},
    WordsRow{DownloadReason::Refused,     QT_TRANSLATE_NOOP("Download", "The server does not hand out the file."),
                                          QT_TRANSLATE_NOOP("Download", "Read the record again. If it stays so, make the file anew.")},
    WordsRow{DownloadReason::Incomplete,  QT_TRANSLATE_NOOP("Download", "What came is not the whole file, or cannot be told from half of it."),
                                          QT_TRANSLATE_NOOP("Download", "Try again. If it stays so, make the file anew.")},
    WordsRow{DownloadReason::Disk,        QT_TRANSLATE_NOOP("Download", "The disk did not take it."),
                                          QT_TRANSLATE_NOOP("Download", "Check the folder and the space on the disk, or choose another folder.")},
};
// clang-format on

base::Problem wordsOf(DownloadReason reason, const QString &name, const QString &detail)
{
    const auto say = [](const char *text) {
        return QCoreApplication::translate("Download", text);
    };
    const auto row = std::ranges::find(table, reason, &WordsRow::reason);
    Q_ASSERT(row != table.end());
    return {
        .what = say(QT_TRANSLATE_NOOP("Download", "The file %1 was not downloaded.")).arg(name),
        .why = detail.isEmpty()
            ? say(row->why)
            : say(QT_TRANSLATE_NOOP("Download", "%1 (%2)")).arg(say(row->why), detail),
        .next = say(row->next),
    };
}

} // namespace storedesk::api
