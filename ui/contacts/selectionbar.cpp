// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/selectionbar.h"

#include "ui/contacts/contactactions.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;

SelectionBar::SelectionBar(PageHost &host, const AllContactsModel &model,
                           ContactSelection &selection, const ContactActions &actions,
                           QWidget *parent)
    : QFrame(parent)
    , m_host(host)
    , m_model(model)
    , m_selection(selection)
    , m_actions(actions)
    , m_count(new QLabel(this))
    , m_clear(new Button(tr("Clear"), host.theme(), this))
{
    setObjectName(u"selectionBar"_s);
    m_count->setObjectName(u"selectionCount"_s);
    m_count->setTextFormat(Qt::PlainText);
    setRole(m_count, Role::Strong);
    m_clear->setObjectName(u"clearSelection"_s);
    m_clear->setAccessibleName(tr("Clear the selection"));
    m_clear->setKind(Role::Link);
    m_event = buttonOf(actions.sendEvent());
    m_file = buttonOf(actions.change());
    m_save = menuButton(tr("Save as"), u"saveSelection"_s);
    m_save->setSign(Icon::Save);
    m_save->menu()->addActions(actions.saving());
    m_more = menuButton({}, u"moreForSelection"_s);
    m_more->setSign(Icon::More);
    m_more->setAccessibleName(tr("More actions"));
    m_more->setToolTip(tr("More actions"));
    connect(m_more->menu(), &QMenu::aboutToShow, this, &SelectionBar::fillMore);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(m_count);
    row->addWidget(m_clear);
    row->addStretch(1);
    auto *value = buttonOf(actions.setValue());
    auto *removal = buttonOf(actions.removal());
    for (auto *button : {value, m_file, m_event, m_save, m_more})
        row->addWidget(button);
    auto *line = new QFrame(this);
    setRole(line, Role::Divider);
    row->addWidget(line);
    row->addWidget(removal);
    connect(m_clear, &QPushButton::clicked, &selection, &ContactSelection::deselectAll);
    connect(&selection, &ContactSelection::chosenChanged, this, &SelectionBar::show);
    show();
}

// Shows an action as a button that explains why it is disabled.
Button *SelectionBar::buttonOf(QAction *action)
{
    auto *button = new Button({}, m_host.theme(), this);
    setSmall(button);
    button->setObjectName(action->objectName() + u"Button"_s);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        button->setText(QString(action->text()).remove(u'&'));
        button->setIcon(action->icon());
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->statusTip());
    };
    connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

Button *SelectionBar::menuButton(const QString &text, const QString &name)
{
    auto *button = new Button(text, m_host.theme(), this);
    setSmall(button);
    button->setObjectName(name);
    auto *menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    button->setMenu(menu);
    return button;
}

void SelectionBar::fillMore()
{
    auto *menu = m_more->menu();
    menu->clear();
    if (m_file->isHidden())
        menu->addActions({m_actions.change(), m_actions.sendEvent()});
    menu->addAction(m_actions.lookUp());
    menu->addSeparator();
    if (m_save->isHidden()) {
        menu->addActions(m_actions.saving());
        menu->addSeparator();
    }
    menu->addActions(m_actions.copying());
    menu->addSeparator();
    menu->addAction(m_actions.erasure());
}

QString SelectionBar::words() const
{
    const auto count = m_selection.count();
    const auto shown = m_selection.shownCount();
    if (count == m_model.rowCount() && shown == count && count > 1)
        return m_model.showsAll() ? tr("All %L1 selected").arg(count)
                                  : tr("All %L1 matches selected").arg(count);
    return shown == count ? tr("%L1 selected").arg(count)
                          : tr("%L1 selected, %L2 of them shown").arg(count).arg(shown);
}

void SelectionBar::show()
{
    setVisible(m_selection.count() > 0);
    m_count->setText(words());
    fit();
}

void SelectionBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

// Hides the less common actions if there is not enough room. The menu then contains them.
void SelectionBar::fit()
{
    const auto isTooNarrow = [this] {
        const auto margins = layout()->contentsMargins();
        int needed = margins.left() + margins.right();
        for (int at = 0; at < layout()->count(); ++at) {
            const auto *widget = layout()->itemAt(at)->widget();
            if (widget && !widget->isHidden())
                needed += widget->sizeHint().width() + layout()->spacing();
        }
        return needed > width();
    };
    for (auto *button : {m_save, m_file, m_event})
        button->setVisible(true);
    m_save->setVisible(!isTooNarrow());
    const bool fits = !isTooNarrow();
    for (auto *button : {m_file, m_event})
        button->setVisible(fits);
}

} // namespace storedesk::ui::contacts
