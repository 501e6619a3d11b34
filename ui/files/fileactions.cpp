// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fileactions.h"

#include "ui/files/filehead.h"
#include "ui/files/filepage.h"
#include "ui/files/filterbar.h"
#include "ui/files/liverecord.h"
#include "ui/files/saving.h"
#include "ui/files/sheetgrid.h"
#include "ui/files/sidepanel.h"
#include "ui/frame/frame.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/visibletext.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <array>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

// clang-format off
std::span<const FileActions::Row> FileActions::rows()
{
    using Self = FileActions;
    static constexpr std::array table{
        Row{&Self::m_save,         "saveSheet",       Icon::Save,      QT_TR_NOOP("&Save what I see…"),          &Self::save},
        Row{&Self::m_mask,         "maskSheet",       Icon::EyeOff,    QT_TR_NOOP("&Mask personal data"),        &Self::mask},
        Row{&Self::m_compare,      "compareSheet",    Icon::Swap,      QT_TR_NOOP("&Compare…"),                  &Self::compare},
        Row{&Self::m_copy,         "copyRows",        Icon::Copy,      QT_TR_NOOP("Copy the selected &rows"),    &Self::copy},
        Row{&Self::m_open,         "openLive",        Icon::External,  QT_TR_NOOP("&Open the live record"),      &Self::openCurrent},
        Row{&Self::m_lookUp,       "lookUpRows",      Icon::List,      QT_TR_NOOP("&Look up the selected rows"), &Self::lookUp},
        Row{&Self::m_sortUp,       "sortUp",          Icon::ArrowUp,   QT_TR_NOOP("Sort asce&nding"),              &Self::sortUp},
        Row{&Self::m_sortDown,     "sortDown",        Icon::ArrowDown, QT_TR_NOOP("Sort &descending"),            &Self::sortDown},
        Row{&Self::m_clearOrder,   "clearOrder",      Icon::List,      QT_TR_NOOP("Order as in the &file"),      &Self::clearOrder},
        Row{&Self::m_filterValues, "filterValues",    Icon::Filter,    QT_TR_NOOP("Filter by &values…"),         &Self::filterValues},
        Row{&Self::m_filterToCell, "filterToCell",    Icon::Filter,    QT_TR_NOOP("Only rows &with this value"), &Self::filterToCell},
        Row{&Self::m_profile,      "profileColumn",   Icon::Info,      QT_TR_NOOP("&Profile of the column"),     &Self::profile},
        Row{&Self::m_chart,        "chartColumn",     Icon::Chart,     QT_TR_NOOP("C&hart"),                     &Self::chart},
        Row{&Self::m_hide,         "hideColumn",      Icon::EyeOff,    QT_TR_NOOP("H&ide the column"),           &Self::hideColumn},
        Row{&Self::m_freeze,       "freezeColumns",   Icon::Pin,       QT_TR_NOOP("Free&ze up to this column"),  &Self::freeze},
        Row{&Self::m_unfreeze,     "unfreezeColumns", Icon::Pin,       QT_TR_NOOP("Do not freeze &any column"),  &Self::unfreeze},
        Row{&Self::m_personal,     "personalColumn",  Icon::Shield,    QT_TR_NOOP("Contains p&ersonal data"),       &Self::togglePersonal},
    };
    return table;
}
// clang-format on

FileActions::FileActions(FilePage &page, Frame &frame)
    : QObject(&page)
    , m_page(page)
    , m_frame(frame)
    , m_reading(frame.clock())
    , m_saving(new Saving(page, frame))
{
    for (const auto &row : rows())
        this->*row.action = make(row);
    m_save->setShortcut(QKeySequence::Save);
    m_save->setIconText(tr("Save what I see…"));
    m_mask->setShortcut(Qt::Key_F9);
    m_mask->setIconText(tr("Mask"));
    m_compare->setIconText(tr("Compare…"));
    m_profile->setShortcut(Qt::Key_F7);
    for (auto *action : {m_mask, m_profile, m_personal})
        action->setCheckable(true);
    // The table copies by its own key; two owners of one key would silence both.
    m_copy->setText(m_copy->text() + u'\t'
                    + QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText));
    listen();
    update();
}

void FileActions::listen()
{
    connect(m_page.grid(), &SheetGrid::copyAsked, m_copy, &QAction::trigger);
    connect(m_page.side(), &SidePanel::closed, this, [this] {
        m_profile->setChecked(false);
        m_page.side()->hide();
    });
    connect(m_page.side(), &SidePanel::filterAsked, this, &FileActions::filterValues);
    connect(m_saving, &Saving::changed, this, &FileActions::update);
}

QAction *FileActions::make(const Row &row)
{
    auto *action = new QAction(iconOf(row.icon, m_frame.theme()), tr(row.text), this);
    action->setObjectName(QLatin1StringView(row.name));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, row.act);
    m_page.addAction(action);
    return action;
}

void FileActions::addButtons(FileHead &head)
{
    head.add(m_mask);
    head.add(m_compare);
    auto *columns = new QAction(iconOf(Icon::Columns, m_frame.theme()), tr("Columns"), this);
    columns->setObjectName(u"columns"_s);
    auto *button = head.add(columns);
    auto *menu = new QMenu(button);
    menu->setObjectName(u"columnsMenu"_s);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillColumns(menu); });
    button->setMenu(menu);
    head.addPrimary(m_save, Icon::Save);
}

void FileActions::fillColumns(QMenu *menu)
{
    menu->clear();
    const auto shown = m_page.grid()->shownColumns();
    const auto &columns = m_page.sheet().columns();
    menu->addAction(tr("Show &all"), this, [this] {
        for (int at = 0; at < m_page.sheet().columns().size(); ++at)
            m_page.grid()->setHidden(at, false);
    });
    menu->addSeparator();
    for (int at = 0; at < std::min<qsizetype>(columns.size(), 200); ++at) {
        auto *action = menu->addAction(visibleText(columns[at].name).replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(shown.contains(at));
        connect(action, &QAction::toggled, this,
                [this, at](bool on) { m_page.grid()->setHidden(at, !on); });
    }
}

QList<QAction *> FileActions::all() const
{
    return {m_open,         m_lookUp,  nullptr,    m_copy,       m_save,  m_compare,
            nullptr,        m_sortUp,  m_sortDown, m_clearOrder, nullptr, m_filterToCell,
            m_filterValues, m_profile, m_chart,    nullptr,      m_hide,  m_freeze,
            m_unfreeze,     nullptr,   m_personal, m_mask};
}

void FileActions::allow(QAction *action, const QString &whyNot)
{
    action->setEnabled(whyNot.isEmpty());
    action->setStatusTip(whyNot);
}

int FileActions::column() const
{
    return m_menuColumn >= 0 ? m_menuColumn : m_page.grid()->currentColumn();
}

void FileActions::update()
{
    const auto &sheet = m_page.sheet();
    const auto whole = sheet.state() == sheet::Sheet::State::Ready
        ? QString()
        : tr("Available once all rows are counted.");
    const auto here = column() >= 0 ? QString() : tr("Go to a column first.");
    const auto both = whole.isEmpty() ? here : whole;
    allow(m_save, m_saving->running() ? tr("It is being saved.") : whole);
    allow(m_compare, {});
    for (auto *action : {m_sortUp, m_sortDown, m_filterValues, m_filterToCell, m_chart})
        allow(action, both);
    for (auto *action : {m_hide, m_freeze, m_personal})
        allow(action, here);
    allow(m_profile, {});
    allow(m_clearOrder, m_page.shown().keys().empty() ? tr("Already set.") : QString());
    allow(m_unfreeze, m_page.grid()->frozen() == 0 ? tr("No column is frozen.") : QString());
    const auto none = m_page.grid()->selectedCount() > 0 ? QString() : tr("Select rows first.");
    allow(m_copy, none);
    const bool key = column() >= 0 && lookupKeyOfColumn(sheet.columns().value(column()));
    const auto noKey = !m_frame.hasDesk() ? tr("Connect an account first.")
        : key                             ? none
              : tr("Go to a column with emails, external IDs, product IDs or purchase IDs.");
    allow(m_open, noKey);
    allow(m_lookUp, noKey);
    m_personal->setChecked(column() >= 0 && m_page.model().isPersonal(column()));
    if (m_wantsReasons && sheet.state() == sheet::Sheet::State::Ready)
        chartReasons();
}

void FileActions::setKeys(const std::vector<table::SortKey> &keys)
{
    m_page.shown().setKeys(keys);
    update();
}

void FileActions::sort(bool descending)
{
    if (column() >= 0)
        setKeys({{.column = column(), .descending = descending}});
}

void FileActions::clearOrder()
{
    setKeys({});
}

void FileActions::sortNext(int column, bool addsToOrder)
{
    if (m_page.sheet().state() != sheet::Sheet::State::Ready)
        return;
    auto keys = m_page.shown().keys();
    const auto known = std::ranges::find(keys, column, &table::SortKey::column);
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

void FileActions::filterValues()
{
    m_page.filters()->ask(column(), Compare::Is);
}

void FileActions::filterToCell()
{
    const auto current = m_page.grid()->table()->currentIndex();
    if (!current.isValid())
        return;
    const auto index = current.siblingAtColumn(column());
    const auto text = index.data(sheet::SheetModel::PlainTextRole).toString();
    const auto condition = text.isEmpty() ? conditionOf(index.column(), Compare::Empty, {})
                                          : conditionOf(index.column(), Compare::Is, {text});
    if (condition)
        m_page.filters()->add(*condition);
}

} // namespace storedesk::ui::files
