// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shortcutspage.h"

#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QVBoxLayout>

#include <array>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

ShortcutsPage::ShortcutsPage(Frame &frame)
    : Page(frame)
    , m_filter(new SearchField(tr("Filter by what it does, where or the key"), frame.theme(), this))
    , m_table(new TableView(frame.theme(), this))
{
    auto *heading = new QLabel(tr("Keyboard shortcuts"), this);
    setRole(heading, Role::Title);
    auto *note = new QLabel(tr("Everything can be done without the mouse."), this);
    setRole(note, Role::Muted);
    auto *panel = new Panel(this);
    m_table->setObjectName(u"shortcuts"_s);
    m_table->setAccessibleName(tr("Keyboard shortcuts"));
    m_filter->setObjectName(u"filterKeys"_s);
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setKeyHint(QKeySequence(QKeySequence::Find));
    m_filter->setMaximumWidth(frame.theme().scaled(360));
    m_matching.setSourceModel(&m_keys);
    m_matching.setFilterKeyColumn(-1);
    m_matching.setFilterCaseSensitivity(Qt::CaseInsensitive);
    connect(m_filter, &QLineEdit::textChanged, &m_matching,
            &QSortFilterProxyModel::setFilterFixedString);
    m_table->setModel(&m_matching);
    m_table->setSortingEnabled(false);
    m_noMatch = new StatePane(m_table, frame.theme());
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsPage::tellNoMatch);
    connect(m_noMatch, &StatePane::mainTriggered, m_filter, [this] {
        m_filter->clear();
        find();
    });
    panel->box()->addWidget(m_table);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(4);
    box->addWidget(heading);
    box->addWidget(note);
    box->addSpacing(8);
    box->addWidget(m_filter);
    box->addSpacing(8);
    box->addWidget(panel, 1);
    m_keys.setHorizontalHeaderLabels({tr("What it does"), tr("Where"), tr("Keys")});
    m_table->cells()->setInk(1, CellInk::Muted);
    m_table->setColumnWidth(0, frame.theme().scaled(360));
    m_table->setColumnWidth(1, frame.theme().scaled(160));
    m_table->horizontalHeader()->setStretchLastSection(true);
}

Place ShortcutsPage::place() const
{
    return {.page = u"shortcuts"_s};
}

QString ShortcutsPage::title() const
{
    return tr("Keyboard shortcuts");
}

void ShortcutsPage::find()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ShortcutsPage::add(const QString &what, const QString &where, const QString &keys)
{
    QList<QStandardItem *> row;
    for (const auto &text : {what, where, keys}) {
        row.append(new QStandardItem(text));
        row.last()->setEditable(false);
    }
    m_keys.appendRow(row);
}

void ShortcutsPage::tellNoMatch()
{
    if (m_matching.rowCount() > 0 || m_filter->text().isEmpty())
        return m_noMatch->clear();
    m_noMatch->showContent({.icon = Icon::Search,
                            .headline = tr("No key matches “%1”").arg(m_filter->text()),
                            .sentence = tr("Commands without a key are in the menus."),
                            .main = {.text = tr("Clear filter")}});
}

struct KeyRow
{
    QKeyCombination key;
    const char *where;
    const char *what;
};

// What pages do with keys of their own: they are told of here before such a page is open.
// clang-format off
static constexpr std::array rows{
    KeyRow{Qt::CTRL | Qt::Key_S,               QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Everywhere"),     QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Save the changes of a page")},
    KeyRow{Qt::CTRL | Qt::Key_C,               QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Everywhere"),     QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Copy what is selected")},
    KeyRow{Qt::Key_Escape,                     QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Everywhere"),     QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Clear a filter, close a dialog")},
    KeyRow{Qt::Key_Return,                     QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Lists"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Open what is selected")},
    KeyRow{Qt::Key_Down,                       QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Lists"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "From the filter to the rows")},
    KeyRow{Qt::Key_Delete,                     QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Lists, records"), QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Delete (asks first)")},
    KeyRow{Qt::Key_F2,                         QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Records"),        QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Edit what is shown")},
    KeyRow{Qt::CTRL | Qt::Key_D,               QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Records"),        QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Pin a record")},
    KeyRow{Qt::Key_F8,                         QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Forms"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Next field that needs attention")},
    KeyRow{Qt::SHIFT | Qt::Key_F8,             QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Forms"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Previous field that needs attention")},
    KeyRow{Qt::CTRL | Qt::Key_S,               QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Forms"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Create or send the form")},
    KeyRow{Qt::CTRL | Qt::Key_Return,          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "New purchase"),   QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Add a line")},
    KeyRow{Qt::CTRL | Qt::Key_Return,          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Send events"),    QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Send")},
    KeyRow{Qt::CTRL | Qt::Key_V,               QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Forms"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Paste lines into a table")},
    KeyRow{Qt::ALT | Qt::Key_Up,               QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Forms"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Move a line up")},
    KeyRow{Qt::ALT | Qt::Key_Down,             QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Forms"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Move a line down")},
    KeyRow{Qt::CTRL | Qt::Key_D,               QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "New event type"), QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Duplicate a field")},
    KeyRow{Qt::Key_Delete,                     QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Forms"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Remove a line")},
    KeyRow{Qt::Key_F7,                         QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Files"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Profile of the column")},
    KeyRow{Qt::Key_F9,                         QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Files"),          QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Mask personal data")},
    KeyRow{Qt::Key_F8,                         QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Comparison"),     QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Next difference")},
    KeyRow{Qt::SHIFT | Qt::Key_F8,             QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Comparison"),     QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Previous difference")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_C,   QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Call log"),       QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Copy as a curl command")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_P,   QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "First start"),    QT_TRANSLATE_NOOP("storedesk::ui::shell::ShortcutsPage", "Open the practice store")},
};
// clang-format on

static QString withoutMnemonic(QString text)
{
    return text.remove(u'&').section(u'\t', 0, 0);
}

void ShortcutsPage::refresh()
{
    m_keys.removeRows(0, m_keys.rowCount());
    const auto *bar = window()->findChild<QMenuBar *>();
    const auto menus = bar ? bar->actions() : QList<QAction *>();
    for (const auto *menu : menus) {
        for (const auto *action : menu->menu()->actions()) {
            // The first is the one that menus show too; the others are of rare keyboards.
            const auto keys = action->shortcut().toString(QKeySequence::NativeText);
            if (!keys.isEmpty())
                add(withoutMnemonic(action->text()), withoutMnemonic(menu->text()), keys);
        }
    }
    for (const auto &row : rows)
        add(tr(row.what), tr(row.where), QKeySequence(row.key).toString(QKeySequence::NativeText));
    tellNoMatch();
}

} // namespace storedesk::ui::shell
