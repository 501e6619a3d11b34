// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filestatus.h"

#include "sheet/visiblerows.h"
#include "ui/files/filepage.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/filesearch.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/profilerows.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/tableoptions/balancewords.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = sheet::Sheet::State;

namespace {

// The most important message about a file, with at most one action.
struct FileNotice
{
    enum class Offer : char { Nothing, ReadAgain, Stack };

    Tone tone = Tone::Warn;
    QString headline = {};
    QString sentence = {};
    Offer offer = Offer::Nothing;
};

} // namespace

// Translates a text in the context of the page.
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

static std::optional<FileNotice> noticeOf(const sheet::Sheet &sheet,
                                          const sheet::VisibleRows &shown)
{
    const bool shrank =
        sheet.state() == sheet::Sheet::State::Stopped && !sheet.problem().what.isEmpty();
    const bool isFailed = sheet.state() == sheet::Sheet::State::Failed;
    if ((sheet.changedOnDisk() && !isFailed) || shrank)
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

FileStatus::FileStatus(FilePage &page, sheetview::FileSearch &search, PageHost &host)
    : m_page(page)
    , m_search(search)
    , m_sum(page.sheet(), page.shown())
    , m_notice(new Notice(host.theme(), &page))
    , m_timer(host.clock().timer([this] { tick(); }))
{
    build();
    connect(&page.sheet(), &sheet::Sheet::rowsKnown, this, &FileStatus::showFoot);
    connect(&page.sheet(), &sheet::Sheet::changeNoticed, this, &FileStatus::showNotice);
    connect(&page.shown(), &sheet::VisibleRows::grew, this, &FileStatus::showFoot);
    connect(&m_sum, &sheetview::SelectionSum::changed, this, &FileStatus::showFoot);
    connect(&search, &sheetview::FileSearch::changed, this, &FileStatus::showFoot);
}

void FileStatus::build()
{
    m_notice->setObjectName(u"fileNotice"_s);
    m_notice->hide();
    m_readAgain = m_notice->addButton(FilePage::tr("Reload"));
    m_readAgain->setObjectName(u"readAgain"_s);
    connect(m_readAgain, &QPushButton::clicked, this,
            [this] { m_page.readAgain(m_page.sheet().reading()); });
    m_stack = m_notice->addButton(FilePage::tr("Combine tables"));
    m_stack->setObjectName(u"stackTables"_s);
    connect(m_stack, &QPushButton::clicked, this, [this] { m_page.chooseTable({}); });
}

void FileStatus::show()
{
    showFoot();
    showNotice();
    showPane();
    watch();
}

void FileStatus::watch()
{
    m_timer->start(100ms);
}

void FileStatus::tick()
{
    showFoot();
    const bool works = m_page.sheet().state() == State::Opening
        || m_page.sheet().state() == State::Counting || m_page.shown().filtering().running()
        || m_page.shown().sorting().running();
    if (works || m_search.running())
        watch();
}

void FileStatus::addUp()
{
    const auto column = m_page.grid()->currentColumn();
    const auto count = m_page.grid()->selectedCount();
    const bool numbers = m_page.sheet().columns().value(column).kind == values::ColumnKind::Number;
    if (column >= 0 && count > 1 && count <= sheetview::SelectionSum::most && numbers)
        m_sum.add(m_page.grid()->selectedRows(static_cast<int>(count)), column);
    else
        m_sum.clear();
    showFoot();
}

static QString totalWords(const statistics::Total &total, const QString &column)
{
    QStringList words;
    if (total.numbers > 0)
        words.append(FilePage::tr("%1 sum %2, average %3")
                         .arg(column, sheetview::wordsOfNumber(total.sum),
                              sheetview::wordsOfNumber(values::Decimal::of(total.mean()))));
    if (total.unread > 0)
        words.append(
            FilePage::tr("%n non-numeric value(s)", nullptr, static_cast<int>(total.unread)));
    return words.join(u", "_s);
}

void FileStatus::showFoot()
{
    const QLocale locale;
    auto *foot = m_page.grid()->foot();
    const auto work = m_search.running() ? FilePage::tr("Searching…")
                                         : sheetview::workWords(m_page.sheet(), m_page.shown());
    QStringList notes;
    if (!work.isEmpty())
        notes.append(work);
    else if (!m_search.words().isEmpty())
        notes.append(m_search.words());
    if (const auto selected = m_page.grid()->selectedCount(); selected > 0) {
        notes.append(FilePage::tr("%1 selected").arg(locale.toString(selected)));
        notes.append(m_sum.problem().what);
        if (m_sum.total())
            notes.append(totalWords(
                *m_sum.total(),
                m_page.sheet().columns().value(m_page.grid()->currentColumn()).heading()));
    }
    notes.removeAll(QString());
    if (m_page.shown().count() > sheet::SheetModel::mostRows)
        notes.append(FilePage::tr("only the first %1 are shown")
                         .arg(locale.toString(sheet::SheetModel::mostRows)));
    if (!m_page.shown().complete() && !m_page.shown().filtering().running())
        notes.append(FilePage::tr("stopped early"));
    const auto note = notes.join(u" · "_s);
    foot->setText(sheetview::countWords(m_page.sheet(), m_page.shown()),
                  note.isEmpty() ? note : u"· "_s + note);
    // Comparison results are written by this program, so their line count needs no check.
    foot->setEnd(m_page.compared() ? QString() : sheetview::balanceWords(m_page.sheet()));
    foot->offer(!work.isEmpty()                                ? FilePage::tr("Stop")
                    : m_page.sheet().state() == State::Stopped ? FilePage::tr("Count all rows")
                                                               : QString());
}

void FileStatus::showNotice()
{
    using Offer = FileNotice::Offer;
    const auto notice = noticeOf(m_page.sheet(), m_page.shown());
    const auto offer = notice ? notice->offer : Offer::Nothing;
    m_readAgain->setVisible(offer == Offer::ReadAgain);
    m_stack->setVisible(offer == Offer::Stack);
    if (notice)
        m_notice->tell(notice->tone, notice->headline, notice->sentence);
    m_notice->setVisible(notice.has_value());
}

void FileStatus::showPane()
{
    auto *pane = m_page.grid()->pane();
    if (m_page.sheet().state() == State::Failed) {
        const auto &problem = m_page.sheet().problem();
        pane->showContent({.icon = Icon::CrossCircle,
                           .tone = Tone::Err,
                           .headline = problem.what,
                           .sentence = u"%1 %2"_s.arg(problem.why, problem.next).trimmed(),
                           .main = {.text = FilePage::tr("Try again"), .icon = Icon::Refresh}});
        return;
    }
    if (m_page.sheet().state() == State::Opening)
        return m_page.sheet().showsBeginning() ? pane->clear() : pane->showLoading();
    if (m_page.sheet().state() == State::Closed) {
        pane->showContent({.icon = Icon::Files,
                           .headline = FilePage::tr("The file isn't open"),
                           .sentence = FilePage::tr("Opening was cancelled."),
                           .main = {.text = FilePage::tr("Open it")}});
        return;
    }
    const bool empty = m_page.shown().count() == 0 && m_page.sheet().state() == State::Ready
        && !m_page.shown().filtering().running();
    if (!empty)
        return pane->clear();
    if (const auto &problem = m_page.shown().problem(); !problem.what.isEmpty())
        pane->showContent({.icon = Icon::CrossCircle,
                           .tone = Tone::Err,
                           .headline = problem.what,
                           .sentence = u"%1 %2"_s.arg(problem.why, problem.next).trimmed(),
                           .main = {.text = FilePage::tr("Clear the filter")}});
    else if (sheet::isEmpty(m_page.shown().filter()))
        pane->showContent({.icon = Icon::Files,
                           .headline = FilePage::tr("No rows"),
                           .sentence = m_page.sheet().columns().isEmpty()
                               ? FilePage::tr("The file is empty.")
                               : FilePage::tr("The file has a header but no rows.")});
    else
        pane->showContent({.icon = Icon::Filter,
                           .headline = FilePage::tr("No row matches the filter"),
                           .sentence = FilePage::tr("The file has %1.", "3 rows")
                                           .arg(tableoptions::rowWords(m_page.sheet().rows())),
                           .main = {.text = FilePage::tr("Clear the filter")}});
}

} // namespace storedesk::ui::files
