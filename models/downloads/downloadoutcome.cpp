// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloadoutcome.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::downloads {

struct WordsRow
{
    DownloadReason reason;
    bool mayRepeat;
    const char *why;
    const char *next;
};

// clang-format off
static constexpr std::array downloadRows{
    WordsRow{DownloadReason::Cancelled,   false, QT_TRANSLATE_NOOP("Download", "Cancelled."),
                                                 QT_TRANSLATE_NOOP("Download", "Start the download again when you need the file.")},
    WordsRow{DownloadReason::Address,     false, QT_TRANSLATE_NOOP("Download", "The download link is not secure."),
                                                 QT_TRANSLATE_NOOP("Download", "Reload the record. If that does not help, contact the service's support.")},
    WordsRow{DownloadReason::Network,     true,  QT_TRANSLATE_NOOP("Download", "The connection was lost, and retrying didn't help."),
                                                 QT_TRANSLATE_NOOP("Download", "Check the network and try again.")},
    WordsRow{DownloadReason::Certificate, true,  QT_TRANSLATE_NOOP("Download", "The server's certificate cannot be trusted."),
                                                 QT_TRANSLATE_NOOP("Download", "Check this computer's date, and whether a proxy inspects the traffic.")},
    WordsRow{DownloadReason::Expired,     true,  QT_TRANSLATE_NOOP("Download", "The download link has expired."),
                                                 QT_TRANSLATE_NOOP("Download", "Reload the record to get a new link.")},
    WordsRow{DownloadReason::Refused,     false, QT_TRANSLATE_NOOP("Download", "The server didn't deliver the file."),
                                                 QT_TRANSLATE_NOOP("Download", "Reload the record. If that doesn't help, create the file again.")},
    WordsRow{DownloadReason::Incomplete,  true,  QT_TRANSLATE_NOOP("Download", "The file is incomplete or couldn't be verified."),
                                                 QT_TRANSLATE_NOOP("Download", "Try again. If that does not help, create the file again.")},
    WordsRow{DownloadReason::Disk,        true,  QT_TRANSLATE_NOOP("Download", "It could not be written to the disk."),
                                                 QT_TRANSLATE_NOOP("Download", "Check the folder and the space on the disk, or choose another folder.")},
};
// clang-format on

static const WordsRow &rowOf(DownloadReason reason)
{
    const auto row = std::ranges::find(downloadRows, reason, &WordsRow::reason);
    Q_ASSERT(row != downloadRows.end());
    return *row;
}

bool mayRepeat(DownloadReason reason)
{
    return rowOf(reason).mayRepeat;
}

base::Problem wordsOf(DownloadReason reason, const QString &name, const QString &detail)
{
    const auto say = [](const char *text) {
        return QCoreApplication::translate("Download", text);
    };
    const auto &row = rowOf(reason);
    return {
        .what = say(QT_TRANSLATE_NOOP("Download", "The file %1 was not downloaded.")).arg(name),
        .why = detail.isEmpty()
            ? say(row.why)
            : say(QT_TRANSLATE_NOOP("Download", "%1 (%2)")).arg(say(row.why), detail),
        .next = say(row.next),
    };
}

base::Problem withGoingOn(base::Problem words)
{
    const auto sentence =
        QCoreApplication::translate("Download", "A retry continues where the download stopped.");
    words.next = words.next.isEmpty() ? sentence : words.next + u' ' + sentence;
    return words;
}

} // namespace storedesk::downloads
