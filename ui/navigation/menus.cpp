// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "menus.h"

#include "account/account.h"
#include "profiles/profile.h"
#include "ui/host/storemark.h"
#include "ui/pages/pagetable.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <functional>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

// Menu with everything that can be created without further input, which are the same pages as in
// the palette.
class NewMenu final : public QMenu
{
    Q_DECLARE_TR_FUNCTIONS(storedesk::ui::navigation::NewMenu)

public:
    // The function is called with the id of the page that the user chose.
    NewMenu(const Theme &theme, const std::function<void(const QString &word)> &choose,
            QWidget *parent);

    void retranslate();
    // Disables the forms whose writes the service has refused.
    void showRights(const account::Account &account);
};

NewMenu::NewMenu(const Theme &theme, const std::function<void(const QString &word)> &choose,
                 QWidget *parent)
    : QMenu(parent)
{
    setObjectName(u"new"_s);
    setToolTipsVisible(true);
    for (const auto &row : pages::allPages()) {
        if (!row.creates)
            continue;
        const auto word = QString(row.word);
        auto *page =
            addAction(iconOf(row.icon, theme), QString(), this, [choose, word] { choose(word); });
        if (row.shortcut != QKeyCombination(Qt::Key_unknown))
            page->setShortcut(row.shortcut);
        page->setObjectName(word);
    }
}

// Assigns a unique mnemonic, preferably from the record name rather than from "New", with which all
// strings start.
static QString withMnemonic(const QString &text, QString &taken)
{
    const auto isFree = [&](qsizetype at) {
        return text[at].isLetter() && !taken.contains(text[at], Qt::CaseInsensitive);
    };
    const auto mark = [&](qsizetype at) {
        taken += text[at];
        return QString(text).insert(at, u'&');
    };
    for (auto at = text.indexOf(u' ') + 1; at > 0; at = text.indexOf(u' ', at) + 1) {
        if (at < text.size() && isFree(at))
            return mark(at);
    }
    for (auto at = text.indexOf(u' ') + 1; at < text.size(); ++at) {
        if (isFree(at))
            return mark(at);
    }
    return text;
}

void NewMenu::retranslate()
{
    setTitle(tr("&New"));
    QString taken;
    for (auto *page : actions()) {
        const auto title = tr("%1…", "an action that asks more")
                               .arg(pages::titleOf(*pages::pageRow(page->objectName())));
        page->setText(withMnemonic(title, taken));
    }
}

void NewMenu::showRights(const account::Account &account)
{
    for (auto *page : actions()) {
        const auto why = pages::whyRefused(*pages::pageRow(page->objectName()), account);
        page->setEnabled(why.isEmpty());
        page->setToolTip(why);
        page->setStatusTip(why);
    }
}

// Sends requests again that the service has refused, because the key may have new permissions.
static void retryRefused(account::Account &account)
{
    const auto isRefused = [&account](const catalogue::Operation &operation) {
        return operation.writes() && !account.whyRefused(operation.id).isEmpty();
    };
    if (std::ranges::any_of(catalogue::operations(), isRefused))
        account.session().client().resume();
}

// Returns the name of a language in that language.
static QString ownNameOf(const QString &code)
{
    if (code == "en"_L1)
        return u"English"_s;
    auto name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty())
        name.front() = name.front().toUpper();
    return name.section(u' ', 0, 0);
}

Menus::Menus(QMenuBar &bar, Theme &theme, const WindowLanguage &language,
             const AccountActions &accountActions, QObject *parent)
    : QObject(parent)
    , m_theme(theme)
    , m_language(language)
    , m_accountActions(accountActions)
{
    for (auto &menu : m_menus)
        menu = bar.addMenu(QString());
    m_new = new NewMenu(
        theme, [this](const QString &word) { Q_EMIT pageChosen(word); }, menu(MenuId::File));
    m_accounts = new QMenu(menu(MenuId::File));
    m_accounts->setObjectName(u"accounts"_s);
    connect(m_accounts, &QMenu::aboutToShow, this, &Menus::fillAccounts);
    addActs(MenuId::File);
    menu(MenuId::File)->insertMenu(menu(MenuId::File)->actions().constFirst(), m_new);
    menu(MenuId::File)->insertMenu(action(ShellCommand::Manage), m_accounts);
    addActs(MenuId::Edit);
    addActs(MenuId::View);
    buildView();
    buildGo();
    addActs(MenuId::Go);
    addActs(MenuId::Help);
    connect(action(ShellCommand::Refresh), &QAction::triggered, this, [this] {
        if (m_account)
            retryRefused(*m_account);
    });
    retranslate();
    enable();
}

QAction *Menus::action(ShellCommand act) const
{
    return m_acts[static_cast<std::size_t>(act)];
}

QMenu *Menus::menu(MenuId id) const
{
    return m_menus[static_cast<std::size_t>(id)];
}

void Menus::addActs(MenuId id)
{
    for (const auto &row : actRows()) {
        if (row.menu != id)
            continue;
        if (row.separatorBefore)
            menu(id)->addSeparator();
        auto *action = menu(id)->addAction(QString());
        action->setObjectName(QString::fromLatin1(row.name));
        if (row.act == ShellCommand::Quit)
            action->setMenuRole(QAction::QuitRole);
        if (row.act == ShellCommand::Preferences)
            action->setMenuRole(QAction::PreferencesRole);
        // Tables and fields handle the copy shortcut themselves, and a second handler would make it
        // ambiguous.
        if (row.act != ShellCommand::Copy)
            action->setShortcuts(keysOf(row));
        connect(action, &QAction::triggered, this, [this, row] {
            if (!row.page.isEmpty())
                Q_EMIT pageChosen(QString(row.page));
            else
                Q_EMIT triggered(row.act);
        });
        m_acts[static_cast<std::size_t>(row.act)] = action;
    }
}

void Menus::buildView()
{
    auto *view = menu(MenuId::View);
    m_viewEnd = view->addSeparator();
    m_look = view->addMenu(QString());
    auto *looks = new QActionGroup(this);
    for (const auto mode : {Theme::Mode::System, Theme::Mode::Light, Theme::Mode::Dark,
                            Theme::Mode::HighContrastLight, Theme::Mode::HighContrastDark}) {
        auto *look = m_look->addAction(QString(), this, [this, mode] { Q_EMIT lookChosen(mode); });
        look->setCheckable(true);
        look->setChecked(m_theme.mode() == mode);
        looks->addAction(look);
    }
    connect(m_look, &QMenu::aboutToShow, this,
            [this] { m_look->actions().at(static_cast<int>(m_theme.mode()))->setChecked(true); });
    m_languages = view->addMenu(QString());
    auto *languages = new QActionGroup(this);
    for (const auto &code : WindowLanguage::choices()) {
        auto *language = m_languages->addAction(ownNameOf(code), this,
                                                [this, code] { Q_EMIT languageChosen(code); });
        language->setCheckable(true);
        language->setChecked(m_language.chosen() == code);
        language->setData(code);
        languages->addAction(language);
    }
    m_technical = view->addAction(QString());
    m_technical->setObjectName(u"technicalNames"_s);
    m_technical->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_N);
    m_technical->setCheckable(true);
    m_technical->setChecked(m_theme.technicalNames());
    connect(m_technical, &QAction::toggled, &m_theme, &Theme::setTechnicalNames);
    connect(&m_theme, &Theme::technicalNamesChanged, m_technical,
            [this] { m_technical->setChecked(m_theme.technicalNames()); });
}

// Returns the shortcut of a page in the navigation, counted from zero: Ctrl+1 to Ctrl+9, then Alt+1
// to Alt+9 and Alt+0, like the digits on the keyboard from left to right. Ctrl+0 resets the text
// size.
static QKeySequence keyOfPage(int number)
{
    static constexpr int digits = 9;
    if (number < digits)
        return Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + number);
    const int further = number - digits;
    if (further < digits)
        return Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + further);
    return further == digits ? QKeySequence(Qt::ALT | Qt::Key_0) : QKeySequence();
}

void Menus::buildGo()
{
    for (const auto &row : pages::allPages()) {
        if (row.group == NavigationGroup::None)
            continue;
        const auto word = QString(row.word);
        auto *page =
            menu(MenuId::Go)->addAction(iconOf(row.icon, m_theme), QString(), this, [this, word] {
                Q_EMIT pageChosen(word);
            });
        page->setObjectName(u"go-"_s + word);
        page->setData(word);
        page->setShortcut(keyOfPage(static_cast<int>(m_pages.size())));
        m_pages.append(page);
    }
    menu(MenuId::Go)->addSeparator();
}

void Menus::fillAccounts()
{
    m_accounts->clear();
    if (m_accountActions.profiles) {
        for (const auto &profile : m_accountActions.profiles()) {
            auto text = tr("%1 (%2)").arg(nameOf(profile), wordOf(profile.kind));
            auto *account =
                m_accounts->addAction(text.replace(u'&', u"&&"_s), this, [this, id = profile.id] {
                    if (m_accountActions.switchTo && (!m_account || id != m_account->profile().id))
                        m_accountActions.switchTo(id);
                });
            account->setCheckable(true);
            account->setChecked(m_account && profile.id == m_account->profile().id);
        }
        m_accounts->addSeparator();
    }
    m_accounts->addAction(action(ShellCommand::Connect));
    m_accounts->addAction(action(ShellCommand::Manage));
}

void Menus::addToView(QAction *action)
{
    menu(MenuId::View)->insertAction(m_viewEnd, action);
}

void Menus::setRecordActions(const QList<QAction *> &actions)
{
    auto *record = menu(MenuId::Record);
    // clear() deletes only separators that the menu created, not the pages' actions.
    record->clear();
    for (auto *action : actions) {
        if (action)
            record->addAction(action);
        else
            record->addSeparator();
    }
    record->menuAction()->setEnabled(!record->isEmpty());
}

void Menus::setAccount(account::Account *account)
{
    if (m_account)
        disconnect(m_account, nullptr, this, nullptr);
    m_account = account;
    if (account)
        connect(account, &account::Account::rightsChanged, this, &Menus::enable);
    enable();
}

void Menus::setMayUndo(bool may)
{
    m_mayUndo = may;
    enable();
}

void Menus::setMayReopen(bool may)
{
    m_mayReopen = may;
    enable();
}

void Menus::enable()
{
    const bool store = !m_account.isNull();
    for (const auto &row : actRows())
        action(row.act)->setEnabled(store || !row.needsStore);
    action(ShellCommand::Undo)->setEnabled(store && m_mayUndo);
    action(ShellCommand::ReopenTab)->setEnabled(store && m_mayReopen);
    action(ShellCommand::Connect)->setVisible(static_cast<bool>(m_accountActions.connectAccount));
    action(ShellCommand::Manage)->setVisible(static_cast<bool>(m_accountActions.manage));
    m_new->menuAction()->setEnabled(store && m_account->mayWrite());
    if (store)
        m_new->showRights(*m_account);
    m_accounts->menuAction()->setVisible(static_cast<bool>(m_accountActions.profiles));
    for (auto *page : std::as_const(m_pages))
        page->setEnabled(store);
    menu(MenuId::Record)->menuAction()->setEnabled(store && !menu(MenuId::Record)->isEmpty());
}

static QString plainText(const QString &text)
{
    return text.section(u'\t', 0, 0).remove(u'&');
}

static void collect(const QMenu *menu, const QString &above, bool enabled,
                    QList<Menus::Entry> &found)
{
    for (auto *action : menu->actions()) {
        const auto words = above.isEmpty()
            ? plainText(action->text())
            : Menus::tr("%1: %2", "menu and choice").arg(above, plainText(action->text()));
        const bool known = std::ranges::find(found, action, &Menus::Entry::action) != found.end();
        if (action->menu() && action->isVisible())
            collect(action->menu(), words, enabled, found);
        else if (!known && !action->isSeparator() && action->isEnabled() == enabled
                 && action->isVisible())
            found.append({action, words});
    }
}

QList<Menus::Entry> Menus::entries(bool enabled)
{
    fillAccounts();
    QList<Entry> found;
    for (const auto *menu : m_menus)
        collect(menu, {}, enabled, found);
    // Leave out pages, which the palette lists separately.
    found.removeIf([this](const Entry &entry) {
        return m_pages.contains(entry.action) || entry.action->parent() == m_new
            || entry.action == action(ShellCommand::GoTo);
    });
    // Named when they are first needed: the start would have to load every language for them.
    if (m_keywords.isEmpty())
        nameKeywords();
    for (auto &entry : found)
        entry.keywords = m_keywords.value(entry.action);
    return found;
}

// Sets the search terms, so that each language can be found by its name in every language of the
// program.
void Menus::nameKeywords()
{
    for (const auto &row : actRows())
        m_keywords[action(row.act)] = keywordsOf(row);
    for (const auto *look : m_look->actions())
        m_keywords[look] = tr("settings preferences options appearance colours mode");
    for (const auto *language : m_languages->actions()) {
        const auto code = language->data().toString();
        const auto name = code == "es"_L1 ? tr("Spanish") : code == "en"_L1 ? tr("English") : code;
        m_keywords[language] =
            u"%1 %2 %3 %4"_s.arg(tr("settings preferences options translation"), u"language"_s,
                                 QLocale::languageToString(QLocale(code).language()), name);
    }
    m_keywords[m_technical] = tr("settings preferences options identifiers");
}

void Menus::retranslate()
{
    for (const auto &row : actRows())
        action(row.act)->setText(textOf(row));
    auto *copy = action(ShellCommand::Copy);
    copy->setText(copy->text() + u'\t'
                  + QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText));
    for (std::size_t index = 0; index < m_menus.size(); ++index)
        m_menus[index]->setTitle(titleOf(static_cast<MenuId>(index)));
    m_new->retranslate();
    m_accounts->setTitle(tr("&Switch account"));
    m_look->setTitle(tr("&Theme"));
    m_languages->setTitle(tr("L&anguage"));
    m_technical->setText(tr("Technical &names"));
    const std::array looks{tr("Same as &system"), tr("&Light"), tr("&Dark"),
                           tr("&High contrast, light"), tr("High &contrast, dark")};
    for (int index = 0; index < m_look->actions().size(); ++index)
        m_look->actions().at(index)->setText(looks[static_cast<std::size_t>(index)]);
    for (auto *language : m_languages->actions())
        language->setChecked(language->data() == m_language.chosen());
    for (auto *page : std::as_const(m_pages))
        page->setText(pages::titleOf(*pages::pageRow(page->data().toString())));
    m_keywords.clear();
}

} // namespace storedesk::ui::navigation
