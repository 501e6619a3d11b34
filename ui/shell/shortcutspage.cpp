// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shortcutspage.h"

#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QVBoxLayout>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

ShortcutsPage::ShortcutsPage(Frame &frame)
    : Page(frame)
    , m_table(new TableView(frame.theme(), this))
{
    auto *heading = new QLabel(tr("Keyboard shortcuts"), this);
    setRole(heading, Role::Title);
    auto *note = new QLabel(tr("Everything can be done without the mouse."), this);
    setRole(note, Role::Muted);
    auto *panel = new Panel(this);
    m_table->setObjectName(u"shortcuts"_s);
    m_table->setAccessibleName(tr("Keyboard shortcuts"));
    m_table->setModel(&m_keys);
    m_table->setSortingEnabled(false);
    panel->box()->addWidget(m_table);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(4);
    box->addWidget(heading);
    box->addWidget(note);
    box->addSpacing(10);
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

void ShortcutsPage::add(const QString &what, const QString &where, const QString &keys)
{
    QList<QStandardItem *> row;
    for (const auto &text : {what, where, keys}) {
        row.append(new QStandardItem(text));
        row.last()->setEditable(false);
    }
    m_keys.appendRow(row);
}

static QString plain(QString text)
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
                add(plain(action->text()), plain(menu->text()), keys);
        }
    }
    const auto everywhere = tr("Everywhere");
    const auto text = [](const QKeySequence &key) {
        return key.toString(QKeySequence::NativeText);
    };
    add(tr("Save the changes of a page"), everywhere, text(QKeySequence::Save));
    add(tr("Edit what is shown"), everywhere, text(Qt::Key_F2));
    add(tr("Pin a record"), everywhere, text(Qt::CTRL | Qt::Key_D));
    add(tr("Copy what is selected"), everywhere, text(QKeySequence::Copy));
    add(tr("Clear a filter, close a dialog"), everywhere, text(Qt::Key_Escape));
}

} // namespace storedesk::ui
