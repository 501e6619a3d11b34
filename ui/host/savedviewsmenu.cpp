// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "savedviewsmenu.h"

#include "account/account.h"
#include "storage/savedviews.h"
#include "storage/views.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/widgets/button.h"

#include <QLineEdit>
#include <QMenu>

#include <algorithm>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

SavedViewsMenu::SavedViewsMenu(PageHost &host, QString page, Access access, QWidget *parent)
    : QObject(parent)
    , m_host(host)
    , m_page(std::move(page))
    , m_access(std::move(access))
    , m_button(new Button(Icon::Bookmark, QString(), host.theme(), parent))
    , m_menu(new QMenu(m_button))
{
    m_button->setObjectName(u"savedViews"_s);
    // The button has no text, to leave room for the filters.
    m_button->setAccessibleName(tr("Views"));
    m_button->setToolTip(tr("Save the filter, columns and sort order as a named view"));
    // Without an account there is no menu, because views are stored for each account.
    m_button->setVisible(host.hasAccount());
    m_menu->setObjectName(u"savedViewsMenu"_s);
    m_button->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &SavedViewsMenu::fill);
}

// Escapes ampersands, which would otherwise be interpreted as mnemonics.
static QString menuText(QString name)
{
    return name.replace(u'&', u"&&"_s);
}

void SavedViewsMenu::fill()
{
    m_menu->clear();
    const auto saved = storage::savedViews(m_host.account().storage().views(), m_page);
    for (const auto &view : saved)
        m_menu->addAction(menuText(view.name), this, [this, name = view.name] { show(name); });
    if (!saved.isEmpty())
        m_menu->addSeparator();
    m_menu->addAction(tr("&Save this view…"), this, &SavedViewsMenu::askForName)
        ->setObjectName(u"saveView"_s);
    if (saved.isEmpty())
        return;
    auto *removing = m_menu->addMenu(tr("&Delete"));
    for (const auto &view : saved)
        removing->addAction(menuText(view.name), this, [this, name = view.name] { remove(name); });
}

void SavedViewsMenu::show(const QString &name)
{
    for (const auto &view : storage::savedViews(m_host.account().storage().views(), m_page)) {
        if (view.name == name)
            m_access.show(view.state);
    }
}

void SavedViewsMenu::askForName()
{
    auto *question = new Question({}, m_host.theme());
    question->setObjectName(u"saveViewQuestion"_s);
    question->ask(tr("Save this view"), tr("View name"),
                  tr("Filter, columns and sort order are saved for this account. A view with the "
                     "same name is replaced."));
    auto *name = new QLineEdit(question);
    name->setObjectName(u"viewName"_s);
    name->setAccessibleName(tr("View name"));
    question->add(name);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Save"), u"saveViewNow"_s);
    act->setKind(Role::Primary);
    act->setEnabled(false);
    connect(name, &QLineEdit::textChanged, act,
            [act](const QString &text) { act->setEnabled(!text.trimmed().isEmpty()); });
    connect(name, &QLineEdit::returnPressed, act, &QPushButton::click);
    connect(act, &Button::clicked, this, [this, question, name] {
        question->accept();
        save(name->text().trimmed());
    });
    m_host.openDialog(question);
    name->setFocus();
}

void SavedViewsMenu::save(const QString &name)
{
    auto &views = m_host.account().storage().views();
    const auto saved = storage::savedViews(views, m_page);
    const auto replaced = std::ranges::find(saved, name, &storage::SavedView::name);
    const storage::SavedView view{.name = name, .state = m_access.now()};
    storage::saveView(views, m_page, view);
    if (replaced == saved.end() || *replaced == view)
        return m_host.tell(tr("Saved as “%1”. You can also find it with Ctrl+K.").arg(name));
    m_host.tell(
        tr("The view “%1” was replaced.").arg(name),
        [&views, page = m_page, view = *replaced] { storage::saveView(views, page, view); });
}

void SavedViewsMenu::remove(const QString &name)
{
    auto &views = m_host.account().storage().views();
    const auto saved = storage::savedViews(views, m_page);
    const auto gone = std::ranges::find(saved, name, &storage::SavedView::name);
    if (gone == saved.end())
        return;
    storage::removeView(views, m_page, name);
    m_host.tell(tr("The view “%1” was deleted.").arg(name),
                [&views, page = m_page, view = *gone] { storage::saveView(views, page, view); });
}

} // namespace storedesk::ui
