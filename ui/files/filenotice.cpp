// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filenotice.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

// Uses the translation context of the page.
static QString words(const char *text, qint64 count = -1)
{
    return QCoreApplication::translate("storedesk::ui::files::FilePage", text, nullptr,
                                       static_cast<int>(count));
}

static std::optional<FileNotice> noticeOf(const query::RowBalance &balance, bool spreadsheet)
{
    if (balance.malformed > 0 && !balance.faults.empty())
        return FileNotice{.headline = words(QT_TRANSLATE_N_NOOP("storedesk::ui::files::FilePage",
                                                                "%n CSV error(s)"),
                                            balance.malformed),
                          .sentence = wordsOf(balance.faults.front())};
    if (balance.ragged > 0)
        return FileNotice{
            .headline = words(QT_TRANSLATE_N_NOOP("storedesk::ui::files::FilePage",
                                                  "%n rows have a different number of cells"),
                              balance.ragged),
            .sentence =
                (spreadsheet
                     ? words(QT_TRANSLATE_NOOP(
                           "storedesk::ui::files::FilePage",
                           "The first row has %1. The rows are shown and saved unchanged."))
                     : words(QT_TRANSLATE_NOOP("storedesk::ui::files::FilePage",
                                               "The first row has %1. The rows are shown and saved "
                                               "unchanged. Is the separator correct?")))
                    .arg(QLocale().toString(balance.columns))};
    return std::nullopt;
}

static std::optional<FileNotice> noticeOf(const tablefile::OpenedTable &opened,
                                          const sheet::ReadOptions &reading)
{
    if (!opened.leftOut.isEmpty())
        return FileNotice{
            .headline = words(QT_TRANSLATE_N_NOOP("storedesk::ui::files::FilePage",
                                                  "%n tables have different columns"),
                              opened.leftOut.size()),
            .sentence =
                words(QT_TRANSLATE_NOOP("storedesk::ui::files::FilePage",
                                        "Not included: %1. Choose a table above to view it."))
                    .arg(opened.leftOut.join(u", "_s))};
    if (opened.entries.size() > 1 && reading.entry.isEmpty() && !reading.stack)
        return FileNotice{
            .tone = Tone::Accent,
            .headline =
                (opened.spreadsheet ? words(QT_TRANSLATE_NOOP("storedesk::ui::files::FilePage",
                                                              "The spreadsheet contains %1 sheets"))
                                    : words(QT_TRANSLATE_NOOP("storedesk::ui::files::FilePage",
                                                              "The archive contains %1 tables")))
                    .arg(QLocale().toString(opened.entries.size())),
            .sentence = words(QT_TRANSLATE_NOOP("storedesk::ui::files::FilePage",
                                                "This is “%1”. Choose another above, or combine "
                                                "all tables with the same columns."))
                            .arg(opened.entry),
            .offer = FileNotice::Offer::Stack};
    return std::nullopt;
}

std::optional<FileNotice> noticeOf(const sheet::Sheet &sheet, const sheet::VisibleRows &shown)
{
    const bool shrank =
        sheet.state() == sheet::Sheet::State::Stopped && !sheet.problem().what.isEmpty();
    if (sheet.changedOnDisk() || shrank)
        return FileNotice{.headline = words(QT_TRANSLATE_NOOP("storedesk::ui::files::FilePage",
                                                              "The file has changed on disk")),
                          .sentence = words(QT_TRANSLATE_NOOP(
                              "storedesk::ui::files::FilePage",
                              "You are viewing the previous version. Nothing was lost. Reload the "
                              "file to see the current content.")),
                          .offer = FileNotice::Offer::ReadAgain};
    if (!sheet.isOpen())
        return std::nullopt;
    for (const auto &problem : {shown.problem(), sheet.problem()}) {
        if (!problem.what.isEmpty())
            return FileNotice{.headline = problem.what,
                              .sentence = u"%1 %2"_s.arg(problem.why, problem.next).trimmed()};
    }
    auto notice =
        sheet.balance() ? noticeOf(*sheet.balance(), sheet.opened().spreadsheet) : std::nullopt;
    return notice ? notice : noticeOf(sheet.opened(), sheet.reading());
}

} // namespace storedesk::ui::files
