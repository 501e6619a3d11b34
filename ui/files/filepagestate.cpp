// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filepage.h"

#include "ui/files/columnactions.h"
#include "ui/files/fileactions.h"
#include "ui/files/filearrangement.h"
#include "ui/files/filehead.h"
#include "ui/files/filestatus.h"
#include "ui/files/filterbar.h"
#include "ui/files/readingdialog.h"
#include "ui/files/recentfiles.h"
#include "ui/host/pagehost.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sheetheader.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QLocale>

#include <algorithm>
#include <utility>

// Shows the state of the file on its page.

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;
using State = sheet::Sheet::State;

sheet::DifferenceColumns FilePage::leavingColumns(Names which) const
{
    QStringList names;
    for (const auto &column : m_sheet.columns())
        names.append(which == Names::Shown ? column.heading() : column.name);
    std::vector<qint64> changed(static_cast<std::size_t>(names.size()));
    if (m_compared)
        // The first column is the kind of change.
        std::ranges::copy(m_compared->changedCells, changed.begin() + 1);
    return {names, changed, m_grid->shownColumns()};
}

void FilePage::showOnly(const QMap<QString, QString> &filter)
{
    if (auto *views = findChild<SavedViewsMenu *>(); views && filter.contains(savedViewKey))
        return views->show(filter.value(savedViewKey));
    if (filter.contains(reasonsOnly))
        m_actions->columns().chartReasons();
    m_wanted = filter;
    m_wanted.remove(reasonsOnly);
    filterWanted();
}

// Filters by the wanted values once the columns are known.
void FilePage::filterWanted()
{
    if (m_wanted.isEmpty() || m_sheet.state() != sheet::Sheet::State::Ready)
        return;
    query::Filter filter{.any = true};
    const auto names = sheet::namesOf(m_sheet.columns());
    for (auto wanted = m_wanted.cbegin(); wanted != m_wanted.cend(); ++wanted) {
        if (const auto column = names.indexOf(wanted.key()); column >= 0)
            filter.conditions.push_back({.column = static_cast<int>(column),
                                         .test = query::Condition::Test::Equals,
                                         .texts = {wanted->toUtf8()}});
    }
    m_wanted.clear();
    if (!filter.conditions.empty())
        m_filters->setFilter(filter);
}

QList<bool> FilePage::hiddenPlaces() const
{
    QList<bool> hidden;
    for (const int at : leavingColumns().places())
        hidden.append(m_model.isMasked() && m_model.isPersonal(at));
    return hidden;
}

// Reuses the loaded file after a language change, because large files take a while to read.
void FilePage::adoptStateOf(Page &before)
{
    auto *other = qobject_cast<FilePage *>(&before);
    if (!other || !m_arrangement)
        return;
    m_arrangement->follow(*other->m_arrangement);
    m_shown.share(other->m_shown);
    if (!m_sheet.share(other->m_sheet))
        return;
    m_model.sharePersonal(other->m_model);
    m_actions->setMasked(other->m_model.isMasked());
    if (const auto at = other->m_grid->table()->currentIndex(); at.isValid())
        m_grid->goTo(at.row(), at.column());
    m_status->watch();
}

// Compares the names and text lengths of the columns; their formats do not matter here.
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
        m_arranged = false;
        m_filters->showFilter();
    }
    // Not applied to the preview of the first rows.
    if (m_sheet.isOpen() && !m_sheet.showsBeginning() && !std::exchange(m_arranged, true)) {
        if (m_arrangement)
            m_arrangement->giveBack();
        m_filters->showFilter();
    }
    if (m_sheet.state() == State::Ready && m_sheet.balance() && !m_compared)
        rememberFile(host(), m_path, m_sheet.rows() - m_sheet.balance()->blank);
    QList<int> filtered;
    for (const auto &condition : m_shown.filter().conditions)
        filtered.append(condition.column);
    m_grid->header()->setFiltered(filtered);
    m_grid->header()->setKeys(m_shown.keys());
    m_filters->setEnabled(m_sheet.state() == State::Ready);
    m_side->update();
    m_actions->update();
    showHead();
    m_status->show();
}

void FilePage::showFormats()
{
    m_filters->showFilter();
    m_status->addUp();
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
    m_head->setReading(sheetview::readingWords(m_sheet, mayName),
                       ReadingDialog::proofOf(m_sheet, mayName), columns);
    m_head->change()->setVisible(m_sheet.isOpen());
    const auto &opened = m_sheet.opened();
    m_head->setTables(opened.entries, opened.entry, opened.spreadsheet);
}

} // namespace storedesk::ui::files
