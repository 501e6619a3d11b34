// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnactions.h"

#include "ui/files/celldialog.h"
#include "ui/files/filehead.h"
#include "ui/files/filepage.h"
#include "ui/files/filterbar.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/tables/columnspopup.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QMenu>

#include <algorithm>
#include <array>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

// clang-format off
std::span<const ColumnActions::Row> ColumnActions::rows()
{
    using Self = ColumnActions;
    static constexpr std::array table{
        Row{&Self::m_sortUp,       "sortUp",          Icon::ArrowUp,   QT_TR_NOOP("Sort asce&nding"),              &Self::sortUp},
        Row{&Self::m_sortDown,     "sortDown",        Icon::ArrowDown, QT_TR_NOOP("Sort &descending"),            &Self::sortDown},
        Row{&Self::m_clearOrder,   "clearOrder",      Icon::List,      QT_TR_NOOP("Original &file order"),      &Self::clearOrder},
        Row{&Self::m_filterValues, "filterValues",    Icon::Filter,    QT_TR_NOOP("Filter by &values…"),         &Self::filterValues},
        Row{&Self::m_filterToCell, "filterToCell",    Icon::Filter,    QT_TR_NOOP("Only rows &with this value"), &Self::filterToCell},
        Row{&Self::m_profile,      "profileColumn",   Icon::Info,      QT_TR_NOOP("Column &profile"),     &Self::profile},
        Row{&Self::m_chart,        "chartColumn",     Icon::Chart,     QT_TR_NOOP("C&hart"),                     &Self::chart},
        Row{&Self::m_hide,         "hideColumn",      Icon::EyeOff,    QT_TR_NOOP("H&ide the column"),           &Self::hideColumn},
        Row{&Self::m_freeze,       "freezeColumns",   Icon::Pin,       QT_TR_NOOP("Free&ze up to this column"),  &Self::freeze},
        Row{&Self::m_unfreeze,     "unfreezeColumns", Icon::Pin,       QT_TR_NOOP("Unfreeze &all columns"),  &Self::unfreeze},
        Row{&Self::m_personal,     "personalColumn",  Icon::Shield,    QT_TR_NOOP("Contains p&ersonal data"),       &Self::togglePersonal},
        Row{&Self::m_showCell,     "showCell",        Icon::Eye,       QT_TR_NOOP("Show the full te&xt…"),         &Self::showCell},
    };
    return table;
}
// clang-format on

ColumnActions::ColumnActions(FilePage &page, PageHost &host, QObject *parent)
    : QObject(parent)
    , m_page(page)
    , m_host(host)
{
    for (const auto &row : rows())
        this->*row.action = makeAction(row, *this, page, host.theme());
    m_profile->setShortcut(Qt::Key_F7);
    m_profile->setCheckable(true);
    m_personal->setCheckable(true);
    connect(page.side(), &sheetview::SidePanel::closed, this, [this] {
        m_profile->setChecked(false);
        m_page.side()->hide();
    });
    connect(page.side(), &sheetview::SidePanel::filterAsked, this, &ColumnActions::filterValues);
}

void ColumnActions::addButton(FileHead &head)
{
    auto *columns = new QAction(iconOf(Icon::Columns, m_host.theme()), tr("Columns"), this);
    columns->setObjectName(u"columns"_s);
    const auto *button = head.add(columns);
    connect(columns, &QAction::triggered, button, [this, button] {
        auto *grid = m_page.grid();
        ColumnsPopup::Choice choice{
            .columns = {},
            .isShown = [grid](int column) { return grid->shownColumns().contains(column); },
            .setShown =
                [grid](int column, bool shown) {
                    grid->setHidden(column, !shown);
                }};
        for (const auto &column : m_page.sheet().columns())
            choice.columns.append({.title = column.heading(), .name = column.name});
        (new ColumnsPopup(choice, m_host.theme(), &m_page))->openBelow(*button);
    });
}

QList<QAction *> ColumnActions::all() const
{
    return {m_sortUp,  m_sortDown, m_clearOrder, nullptr,   m_filterToCell, m_filterValues,
            m_profile, m_chart,    nullptr,      m_hide,    m_freeze,       m_unfreeze,
            nullptr,   m_personal, nullptr,      m_showCell};
}

QList<QAction *> ColumnActions::ofCell() const
{
    return {m_showCell, m_filterToCell, m_filterValues, m_profile};
}

int ColumnActions::column() const
{
    return m_menuColumn >= 0 ? m_menuColumn : m_page.grid()->currentColumn();
}

void ColumnActions::update()
{
    const auto &sheet = m_page.sheet();
    const auto whole = sheet.state() == sheet::Sheet::State::Ready
        ? QString()
        : tr("Available once all rows are counted.");
    const auto here = column() >= 0 ? QString() : tr("Select a column first.");
    const auto both = whole.isEmpty() ? here : whole;
    for (auto *action : {m_sortUp, m_sortDown, m_filterValues, m_filterToCell, m_chart})
        setWhyNot(action, both);
    for (auto *action : {m_hide, m_freeze, m_personal, m_showCell})
        setWhyNot(action, here);
    setWhyNot(m_profile, {});
    setWhyNot(m_clearOrder, m_page.shown().keys().empty() ? tr("Already set.") : QString());
    setWhyNot(m_unfreeze, m_page.grid()->frozen() == 0 ? tr("No column is frozen.") : QString());
    m_personal->setChecked(column() >= 0 && m_page.model().isPersonal(column()));
    if (m_wantsReasons && sheet.state() == sheet::Sheet::State::Ready)
        chartReasons();
}

void ColumnActions::openMenu(int column, const QPoint &place)
{
    m_page.grid()->setCurrentColumn(column);
    Q_EMIT changed();
    auto *menu = new QMenu(&m_page);
    menu->setObjectName(u"columnMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // Remember the column, because the table may choose another current cell when it regains the
    // focus before the action is triggered.
    m_menuColumn = column;
    connect(menu, &QObject::destroyed, this, [this] { m_menuColumn = -1; });
    menu->addActions({m_sortUp, m_sortDown});
    auto *more = menu->addAction(tr("&Then by this column"), this,
                                 [this, column] { sortNext(column, true); });
    more->setEnabled(!m_page.shown().keys().empty());
    menu->addAction(m_clearOrder);
    menu->addSeparator();
    menu->addActions({m_filterValues, m_filterToCell, m_profile, m_chart});
    menu->addSeparator();
    menu->addActions({m_hide, m_freeze, m_unfreeze});
    menu->addSeparator();
    menu->addAction(m_personal);
    menu->popup(place);
}

void ColumnActions::setKeys(const std::vector<query::SortKey> &keys)
{
    m_page.shown().setKeys(keys);
    Q_EMIT changed();
}

void ColumnActions::sort(bool descending)
{
    if (column() >= 0)
        setKeys({{.column = column(), .descending = descending}});
}

void ColumnActions::clearOrder()
{
    setKeys({});
}

void ColumnActions::sortNext(int column, bool addsToOrder)
{
    if (m_page.sheet().state() != sheet::Sheet::State::Ready)
        return;
    auto keys = m_page.shown().keys();
    const auto known = std::ranges::find(keys, column, &query::SortKey::column);
    const bool wasUp = known != keys.end() && !known->descending;
    const bool wasDown = known != keys.end() && known->descending;
    if (addsToOrder) {
        if (wasUp)
            known->descending = true;
        else if (wasDown)
            keys.erase(known);
        else
            keys.push_back({.column = column});
    } else if (wasDown && keys.size() == 1) {
        keys.clear();
    } else {
        keys = {{.column = column, .descending = wasUp && keys.size() == 1}};
    }
    setKeys(keys);
}

void ColumnActions::filterValues()
{
    m_page.filters()->ask(column(), tableoptions::Compare::Is);
}

void ColumnActions::filterToCell()
{
    const auto current = m_page.grid()->table()->currentIndex();
    if (!current.isValid())
        return;
    const auto index = current.siblingAtColumn(column());
    const auto text = index.data(sheet::SheetModel::PlainTextRole).toString();
    const auto condition = text.isEmpty()
        ? tableoptions::conditionOf(index.column(), tableoptions::Compare::Empty, {})
        : tableoptions::conditionOf(index.column(), tableoptions::Compare::Is, {text});
    if (condition)
        m_page.filters()->add(*condition);
}

void ColumnActions::showCell()
{
    const auto index = m_page.grid()->table()->currentIndex().siblingAtColumn(column());
    if (!index.isValid())
        return m_host.tell(tr("Select a cell first."));
    m_host.openDialog(new CellDialog(m_page.sheet().columns().value(index.column()).heading(),
                                     index.data().toString(), m_host.theme(), &m_page));
}

void ColumnActions::hideColumn()
{
    const auto hidden = column();
    const QPointer page(&m_page);
    m_page.grid()->setHidden(hidden, true);
    m_host.tell(
        tr("The column %1 is hidden.").arg(m_page.sheet().columns().value(hidden).heading()),
        [page, hidden] {
            if (page)
                page->grid()->setHidden(hidden, false);
        });
}

void ColumnActions::freeze()
{
    const auto shown = m_page.grid()->shownColumns();
    m_page.grid()->setFrozen(static_cast<int>(shown.indexOf(column())) + 1);
    Q_EMIT changed();
}

void ColumnActions::unfreeze()
{
    m_page.grid()->setFrozen(0);
    Q_EMIT changed();
}

void ColumnActions::profile()
{
    // Switch from the chart to the profile, and close the profile only if it is visible.
    if (m_page.side()->showsChart())
        m_profile->setChecked(true);
    if (!m_profile->isChecked()) {
        m_page.side()->hide();
        return;
    }
    if (column() < 0)
        m_page.grid()->setCurrentColumn(m_page.grid()->shownColumns().value(0));
    m_page.side()->setColumn(column());
    m_page.side()->showProfile();
}

void ColumnActions::chart()
{
    m_profile->setChecked(true);
    m_page.side()->setColumn(column());
    m_page.side()->showChart();
}

// Charts the reason column of an error report. The name of this column is not documented. If none
// of the likely names is found, only the rows are shown.
void ColumnActions::chartReasons()
{
    static const QStringList likely{u"reason"_s, u"error"_s, u"errors"_s, u"motivo"_s};
    m_wantsReasons = m_page.sheet().state() != sheet::Sheet::State::Ready;
    if (m_wantsReasons)
        return;
    const auto names = sheet::namesOf(m_page.sheet().columns());
    const auto found = std::ranges::find_if(
        names, [](const QString &name) { return likely.contains(name.trimmed().toLower()); });
    if (found == names.end())
        return;
    const auto column = static_cast<int>(found - names.begin());
    m_page.grid()->setCurrentColumn(column);
    chart();
    // Run this after the side panel has been laid out.
    QMetaObject::invokeMethod(
        m_page.grid(),
        [grid = m_page.grid(), column, letters = m_page.sheet().columns().at(column).letters] {
            grid->showWhole(column, letters);
        },
        Qt::QueuedConnection);
}

void ColumnActions::togglePersonal()
{
    m_page.model().setPersonal(column(), m_personal->isChecked());
    Q_EMIT personalChanged();
}

} // namespace storedesk::ui::files
