// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filepage.h"

#include "ui/files/columnactions.h"
#include "ui/files/fileactions.h"
#include "ui/files/filearrangement.h"
#include "ui/files/filehead.h"
#include "ui/files/filenotice.h"
#include "ui/files/filesearch.h"
#include "ui/files/filewords.h"
#include "ui/files/filterbar.h"
#include "ui/files/openfile.h"
#include "ui/files/profilerows.h"
#include "ui/files/readingdialog.h"
#include "ui/files/recentfiles.h"
#include "ui/files/sheetgrid.h"
#include "ui/files/sheetheader.h"
#include "ui/files/sidepanel.h"
#include "ui/frame/frame.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

#include <QLocale>

#include <algorithm>

// What the page of a file shows of the state the file is in.

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = sheet::Sheet::State;

sheet::DifferenceColumns FilePage::leavingColumns() const
{
    QStringList names;
    for (const auto &column : m_sheet.columns())
        names.append(column.name);
    std::vector<qint64> changed(static_cast<std::size_t>(names.size()));
    if (m_compared)
        std::ranges::copy(m_compared->changedCells, changed.begin() + 1); // the first is the word
    return {names, changed, m_grid->shownColumns()};
}

void FilePage::showOnly(const QMap<QString, QString> &filter)
{
    if (filter.contains(reasonsOnly))
        m_actions->columns().chartReasons();
}

QList<bool> FilePage::hiddenPlaces() const
{
    QList<bool> hidden;
    for (const int at : leavingColumns().places())
        hidden.append(m_model.isMasked() && m_model.isPersonal(at));
    return hidden;
}

// The columns are the same; how their cells are read does not matter here.
static bool sameShape(const QList<sheet::SheetColumn> &one, const QList<sheet::SheetColumn> &two)
{
    return std::ranges::equal(one, two, [](const auto &first, const auto &second) {
        return first.name == second.name && first.letters == second.letters;
    });
}

void FilePage::showState()
{
    if (m_sheet.isOpen() && !sameShape(m_sheet.columns(), m_fitted)) {
        m_fitted = m_sheet.columns();
        m_grid->fitColumns(m_fitted);
        m_grid->setCurrentColumn(-1);
        if (m_arrangement)
            m_arrangement->giveBack();
        m_filters->showFilter();
    }
    if (m_sheet.state() == State::Ready && m_sheet.balance() && !m_compared)
        rememberFile(frame(), m_path, m_sheet.rows() - m_sheet.balance()->blank);
    QList<int> filtered;
    for (const auto &condition : m_shown.filter().conditions)
        filtered.append(condition.column);
    m_grid->header()->setFiltered(filtered);
    m_grid->header()->setKeys(m_shown.keys());
    m_filters->setEnabled(m_sheet.state() == State::Ready);
    m_side->update();
    m_actions->update();
    showHead();
    showFoot();
    showNotice();
    showPane();
    m_timer->start(100ms);
}

void FilePage::showFormats()
{
    m_filters->showFilter();
    addUp();
    showState();
}

void FilePage::showHead()
{
    QString columns;
    const auto all = m_sheet.columns().size();
    if (m_sheet.isOpen()) {
        const auto shown = m_grid->shownColumns().size();
        columns = shown == all
            ? tr("%n columns", nullptr, static_cast<int>(all))
            : tr("%1 of %2 columns shown").arg(QLocale().toString(shown), QLocale().toString(all));
    }
    const bool mayName = !m_model.isMasked();
    m_head->setReading(readingWords(m_sheet, mayName), ReadingDialog::proofOf(m_sheet, mayName),
                       columns);
    m_head->change()->setVisible(m_sheet.isOpen());
    m_head->setTables(m_sheet.opened().entries, m_sheet.opened().entry);
}

static QString totalWords(const table::Total &total, const QString &column)
{
    QStringList words;
    if (total.numbers > 0)
        words.append(FilePage::tr("%1 sum %2, mean %3")
                         .arg(column, wordsOfNumber(total.sum),
                              wordsOfNumber(table::Decimal::of(total.mean()))));
    if (total.unread > 0)
        words.append(FilePage::tr("%n not a number", nullptr, static_cast<int>(total.unread)));
    return words.join(u", "_s);
}

void FilePage::showFoot()
{
    const QLocale locale;
    auto *foot = m_grid->foot();
    const auto work = m_finding->running() ? tr("Searching…") : workWords(m_sheet, m_shown);
    QStringList notes;
    if (!work.isEmpty())
        notes.append(work);
    else if (!m_finding->words().isEmpty())
        notes.append(m_finding->words());
    if (const auto selected = m_grid->selectedCount(); selected > 0) {
        notes.append(tr("%1 selected").arg(locale.toString(selected)));
        notes.append(m_sum.problem().what);
        if (m_sum.total())
            notes.append(
                totalWords(*m_sum.total(), m_sheet.columns().value(m_grid->currentColumn()).name));
    }
    notes.removeAll(QString());
    if (m_shown.count() > sheet::SheetModel::mostRows)
        notes.append(
            tr("the table shows the first %1").arg(locale.toString(sheet::SheetModel::mostRows)));
    if (!m_shown.complete() && !m_shown.filtering().running())
        notes.append(tr("stopped early"));
    const auto note = notes.join(u" · "_s);
    foot->setText(countWords(m_sheet, m_shown), note.isEmpty() ? note : u"· "_s + note);
    foot->setEnd(m_compared ? QString()
                            : balanceWords(m_sheet)); // of a file of ours nobody asks it
    foot->offer(!work.isEmpty()                         ? tr("Stop")
                    : m_sheet.state() == State::Stopped ? tr("Count them all")
                                                        : QString());
}

void FilePage::showNotice()
{
    using Offer = FileNotice::Offer;
    const auto notice = noticeOf(m_sheet, m_shown);
    const auto offer = notice ? notice->offer : Offer::Nothing;
    m_notice->findChild<QWidget *>(u"readAgain"_s)->setVisible(offer == Offer::ReadAgain);
    m_notice->findChild<QWidget *>(u"stackTables"_s)->setVisible(offer == Offer::Stack);
    if (notice)
        m_notice->tell(notice->tone, notice->headline, notice->sentence);
    m_notice->setVisible(notice.has_value());
}

void FilePage::showPane()
{
    auto *pane = m_grid->pane();
    if (m_sheet.state() == State::Failed) {
        const auto &problem = m_sheet.problem();
        pane->showContent({.icon = Icon::CrossCircle,
                           .tone = Tone::Err,
                           .headline = problem.what,
                           .sentence = u"%1 %2"_s.arg(problem.why, problem.next).trimmed(),
                           .main = {.text = tr("Try again"), .icon = Icon::Refresh}});
        return;
    }
    if (m_sheet.state() == State::Opening)
        return pane->showLoading();
    if (m_sheet.state() == State::Closed) {
        pane->showContent({.icon = Icon::Files,
                           .headline = tr("The file is not open"),
                           .sentence = tr("Opening it was stopped."),
                           .main = {.text = tr("Open it")}});
        return;
    }
    const bool empty =
        m_shown.count() == 0 && m_sheet.state() == State::Ready && !m_shown.filtering().running();
    if (!empty)
        return pane->clear();
    if (const auto &problem = m_shown.problem(); !problem.what.isEmpty())
        pane->showContent({.icon = Icon::CrossCircle,
                           .tone = Tone::Err,
                           .headline = problem.what,
                           .sentence = u"%1 %2"_s.arg(problem.why, problem.next).trimmed(),
                           .main = {.text = tr("Clear the filter")}});
    else if (sheet::isEmpty(m_shown.filter()))
        pane->showContent({.icon = Icon::Files,
                           .headline = tr("No rows"),
                           .sentence = m_sheet.columns().isEmpty()
                               ? tr("The file is empty.")
                               : tr("The file has a header but no rows.")});
    else
        pane->showContent(
            {.icon = Icon::Filter,
             .headline = tr("No row matches the filter"),
             .sentence = tr("The file has %1 rows.").arg(QLocale().toString(m_sheet.rows())),
             .main = {.text = tr("Clear the filter")}});
}

} // namespace storedesk::ui::files
