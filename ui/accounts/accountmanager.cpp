// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/accountmanager.h"

#include "account/connectionof.h"
#include "base/background.h"
#include "ui/accounts/connectdialog.h"
#include "ui/accounts/firststart.h"
#include "ui/accounts/keynotsaved.h"
#include "ui/accounts/manageaccounts.h"
#include "ui/host/storemark.h"
#include "ui/tables/question.h"
#include "ui/theme/storecolour.h"
#include "ui/theme/windowlanguage.h"

#include <QDir>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;

using profiles::practiceId;

AccountManager::AccountManager(const Parts &parts, QString dataFolder, StartPractice startPractice,
                               QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_dataFolder(std::move(dataFolder))
    , m_startPractice(std::move(startPractice))
    , m_removing(u"removal"_s)
{ }

AccountManager::~AccountManager() = default;

void AccountManager::setHost(AccountManagerHost host)
{
    m_host = std::move(host);
}

AccountActions AccountManager::actions()
{
    return {
        .firstStart = [this](QWidget *parent) { return makeFirstStart(parent); },
        .connectAccount = [this] { addAccount(); },
        .manage = [this] { manage(); },
        .profiles = [this] { return offered(); },
        .switchTo = [this](const QString &id) { connectTo(id); },
        .changeKey = [this](const QString &id, const base::Problem &why) { changeKey(id, why); },
        .reach = [this](const QString &id, QObject *context,
                        const AccountActions::Reached &reached) { reach(id, context, reached); },
        .openBehind =
            [this](const QString &id, QObject *context, const AccountActions::Opened &opened) {
                openBehind(id, context, opened);
            },
        .folderOf = [this](const QString &id) { return QDir(m_dataFolder).filePath(id); },
        .secrets = &m_parts.secrets,
        .forgetKey =
            [this](const QString &id, QObject *context, const AccountActions::Done &done) {
                m_runKeys.remove(id, this, [](const base::Result<void> &) { });
                m_parts.secrets.remove(id, context, done);
            },
        .deleteAccount =
            [this](const QString &id) {
                deleteEverything(id);
            }};
}

profiles::Profile AccountManager::practiceProfile()
{
    return {.id = practiceId,
            .name = tr("Practice store"),
            .address = {},
            .colour = wordOf(StoreColour::Teal),
            .kind = profiles::StoreKind::Practice};
}

QList<profiles::Profile> AccountManager::offered() const
{
    auto profiles = m_parts.profiles.all();
    if (m_startPractice)
        profiles.append(practiceProfile());
    return profiles;
}

QWidget *AccountManager::makeFirstStart(QWidget *parent)
{
    auto *page = new FirstStart(
        m_parts.theme, [this] { return m_parts.language.chosen(); },
        static_cast<bool>(m_startPractice), parent);
    connect(page, &FirstStart::connectAsked, this, &AccountManager::addAccount);
    connect(page, &FirstStart::practiceAsked, this, &AccountManager::practise);
    connect(page, &FirstStart::fileAsked, this, [this] {
        if (m_host.openFiles)
            m_host.openFiles();
    });
    connect(page, &FirstStart::languageChosen, this, [this](const QString &language) {
        if (m_host.chooseLanguage)
            m_host.chooseLanguage(language);
    });
    connect(page, &FirstStart::lookChosen, this, [this](Theme::Mode mode) {
        if (m_host.chooseLook)
            m_host.chooseLook(mode);
    });
    m_firstStart = page;
    page->tell(std::exchange(m_problem, {}));
    return page;
}

void AccountManager::say(const base::Problem &problem)
{
    if (m_firstStart)
        m_firstStart->tell(problem);
    else if (!m_current.isEmpty())
        m_host.tell(u"%1 %2"_s.arg(problem.what, problem.why));
    else
        m_problem = problem;
}

void AccountManager::setCurrent(const QString &id)
{
    m_current = id;
    const auto leaving = std::exchange(m_deleting, {});
    if (id.isEmpty() && !leaving.isEmpty())
        eraseAccount(leaving);
    if (id.isEmpty())
        return;
    if (const auto kept = m_parts.profiles.setLastUsed(id); !kept)
        say(kept.error());
}

bool AccountManager::connectLast()
{
    const auto last = m_parts.profiles.lastUsed();
    const bool practice = last == practiceId && m_startPractice;
    if (!practice && !m_parts.profiles.find(last))
        return false;
    connectTo(last);
    return true;
}

void AccountManager::practise()
{
    ++m_connectRequest;
    auto access = m_startPractice();
    if (!access)
        return say(access.error());
    auto profile = practiceProfile();
    profile.address = access->url;
    openAccount(profile, access->key, access->examples);
    // Shown in the window, because the first-start page is about to close.
    if (access->notice)
        m_host.tell(u"%1 %2"_s.arg(access->notice->what, access->notice->next));
}

void AccountManager::connectTo(const QString &id)
{
    if (id == practiceId && m_startPractice)
        return practise();
    if (!m_parts.profiles.find(id))
        return;
    const auto request = ++m_connectRequest;
    readKey(id, this, [this, id, request](const base::Result<QByteArray> &key) {
        const auto *profile = m_parts.profiles.find(id);
        if (!profile || request != m_connectRequest)
            return;
        if (!key)
            return askKeyAgain(*profile, key.error());
        if (key->isEmpty())
            return askKeyAgain(
                *profile,
                {.what =
                     tr("The API key of %1 is not stored on this computer.").arg(nameOf(*profile)),
                 .why = tr(
                     "It was used for one session only, or someone removed it from the keychain."),
                 .next = tr("Paste it again. Everything else is still here.")});
        openAccount(*profile, *key);
    });
}

void AccountManager::reach(const QString &id, QObject *context,
                           const AccountActions::Reached &reached)
{
    if (id == practiceId && m_startPractice)
        return reached(m_startPractice().map([](const PracticeAccess &access) {
            auto profile = practiceProfile();
            profile.address = access.url;
            return account::connectionOf(profile, access.key);
        }));
    const auto *profile = m_parts.profiles.find(id);
    if (!profile)
        return reached(tl::unexpected(base::Problem{.what = tr("Unknown account.")}));
    readKey(id, context, [profile = *profile, reached](const base::Result<QByteArray> &key) {
        if (!key)
            return reached(tl::unexpected(key.error()));
        if (key->isEmpty())
            return reached(tl::unexpected(base::Problem{
                .what =
                    tr("The API key of %1 is not stored on this computer.").arg(nameOf(profile)),
                .next = tr("Connect it once, then try again.")}));
        reached(account::connectionOf(profile, *key));
    });
}

// Checks the keys stored for this run before the keychain, which may hold an older key.
void AccountManager::readKey(const QString &id, QObject *context, profiles::SecretStore::Read read)
{
    const auto next = [this, id, context = QPointer(context),
                       read = std::move(read)](const base::Result<QByteArray> &key) {
        if (!context)
            return;
        if (key && !key->isEmpty())
            return read(key);
        m_parts.secrets.read(id, context, read);
    };
    m_runKeys.read(id, this, next);
}

// The practice store is not opened, because its service would have to be started.
void AccountManager::openBehind(const QString &id, QObject *context,
                                const AccountActions::Opened &opened)
{
    const auto *profile = m_parts.profiles.find(id);
    if (!profile)
        return;
    readKey(id, context, [this, profile = *profile, opened](const base::Result<QByteArray> &key) {
        if (key && !key->isEmpty())
            opened(std::make_unique<account::Account>(profile, *key, m_parts.clock, m_dataFolder,
                                                      nullptr));
    });
}

void AccountManager::openAccount(const profiles::Profile &profile, const QByteArray &key,
                                 const catalogue::Examples &examples)
{
    auto account =
        std::make_unique<account::Account>(profile, key, m_parts.clock, m_dataFolder, nullptr);
    account->setExamples(examples);
    for (const auto &record : std::exchange(m_tests, {}))
        account->session().client().log().add(record);
    m_host.setAccount(std::move(account));
}

void AccountManager::askKeyAgain(const profiles::Profile &profile, const base::Problem &problem)
{
    open(profile)->askForKey(problem);
}

// The practice store has no key form: its key changes with every connection.
void AccountManager::changeKey(const QString &id, const base::Problem &why)
{
    if (const auto *profile = m_parts.profiles.find(id))
        askKeyAgain(*profile, why);
    else
        connectTo(id);
}

// Returns the colour that the fewest accounts use, so that each has its own as long as there are
// enough.
static StoreColour unusedColour(const QList<profiles::Profile> &profiles)
{
    const auto uses = [&profiles](const StoreColourRow &colour) {
        return std::ranges::count(profiles, QString(colour.word), &profiles::Profile::colour);
    };
    return std::ranges::min_element(storeColours(), {}, uses)->id;
}

void AccountManager::addAccount()
{
    profiles::Profile profile{
        .id = {}, .name = {}, .address = {}, .colour = wordOf(unusedColour(offered()))};
    if (m_host.usualGuard)
        profile.guard = m_host.usualGuard();
    open(profile);
}

void AccountManager::edit(const QString &id)
{
    const auto *profile = m_parts.profiles.find(id);
    if (!profile)
        return;
    auto *dialog = open(*profile);
    readKey(id, dialog, [dialog, address = profile->address](const base::Result<QByteArray> &key) {
        if (key)
            dialog->setKeptKey(*key, address);
        else
            dialog->tell(key.error());
    });
}

ConnectDialog *AccountManager::open(const profiles::Profile &profile)
{
    auto *dialog = new ConnectDialog(profile, m_parts.secrets, m_parts.clock, m_parts.theme);
    connect(dialog, &ConnectDialog::submitted, this, [this, dialog] { keep(dialog); });
    // Logs the calls made by a key test for the tested account, even if that account is connected
    // only afterwards.
    m_tests.clear();
    connect(dialog, &ConnectDialog::called, this,
            [this, dialog, tested = profile](const api::CallRecord &record) {
                // A test of another address says nothing about the open account.
                const bool isOpen = !tested.id.isEmpty() && tested.id == m_current
                    && dialog->profile().address == tested.address;
                if (isOpen && m_host.log)
                    m_host.log(record);
                else
                    m_tests.push_back(record);
            });
    connect(dialog, &QDialog::rejected, this, [this] { m_tests.clear(); });
    followInput(profile, dialog);
    m_host.openDialog(dialog);
    return dialog;
}

// Input for an account that was changed in the meantime is out of date.
void AccountManager::followInput(const profiles::Profile &profile, ConnectDialog *dialog)
{
    const auto typed = m_typed.constFind(profile.id);
    if (typed != m_typed.constEnd() && (profile.id.isEmpty() || typed->first == profile))
        dialog->restore(typed->second);
    const auto shown = dialog->typed();
    connect(dialog, &QDialog::rejected, this, [this, dialog, profile, shown] {
        if (const auto now = dialog->typed(); now != shown)
            m_typed.insert(profile.id, {profile, now});
    });
    connect(dialog, &QDialog::accepted, this, [this, id = profile.id] { m_typed.remove(id); });
}

// Stores the profile before the key: a key without a profile would be lost in the keychain.
void AccountManager::keep(const QPointer<ConnectDialog> &dialog)
{
    auto profile = dialog->profile();
    const bool known = !profile.id.isEmpty();
    const auto id = m_parts.profiles.put(profile);
    if (!id)
        return dialog->tell(id.error());
    profile.id = *id;
    // Editing an account while another one is shown does not connect the edited account, unless the
    // user was asked for its key in order to connect.
    const bool stay =
        known && !dialog->asksForKey() && !m_current.isEmpty() && m_current != profile.id;
    storeKey(profile, dialog->key(), dialog, stay);
}

void AccountManager::storeKey(const profiles::Profile &profile, const QByteArray &key,
                              const QPointer<ConnectDialog> &dialog, bool stay)
{
    const auto request = ++m_connectRequest;
    const auto end = [this, profile, dialog, request, stay](const base::Result<void> &) {
        if (dialog)
            dialog->accept();
        if (request == m_connectRequest && !stay)
            connectTo(profile.id);
    };
    m_parts.secrets.write(profile.id, key, this,
                          [this, profile, key, dialog, stay, end](const base::Result<void> &kept) {
                              if (kept)
                                  return m_runKeys.remove(profile.id, this, end);
                              if (dialog)
                                  dialog->accept();
                              reportKeyNotSaved(profile, key, kept.error().why, stay);
                          });
}

// Asks before connecting, because the window clears its messages when the account changes.
void AccountManager::reportKeyNotSaved(const profiles::Profile &profile, const QByteArray &key,
                                       const QString &why, bool stay)
{
    auto *question = askAboutKeyNotKept(profile, why, m_parts.theme);
    connect(question, &QDialog::accepted, this,
            [this, profile, key, stay] { storeKey(profile, key, {}, stay); });
    connect(question, &QDialog::rejected, this, [this, profile, key, stay] {
        m_runKeys.write(profile.id, key, this, [this, id = profile.id, stay](const auto &) {
            if (!stay)
                connectTo(id);
        });
    });
    m_host.openDialog(question);
}

void AccountManager::manage()
{
    auto *dialog = new ManageAccounts(m_parts.profiles, m_current, m_parts.theme);
    const QPointer<ManageAccounts> alive(dialog);
    connect(dialog, &ManageAccounts::addAsked, this, &AccountManager::addAccount);
    connect(dialog, &ManageAccounts::connectAsked, this, &AccountManager::connectTo);
    connect(dialog, &ManageAccounts::editAsked, this, &AccountManager::edit);
    connect(dialog, &ManageAccounts::removeAsked, this,
            [this, alive](const QString &id) { remove(id, alive); });
    connect(dialog, &ManageAccounts::forgetKeyAsked, this,
            [this, alive](const QString &id) { forgetKey(id, alive); });
    m_host.openDialog(dialog);
}

// Removes the key first: if the keychain fails to delete it, the account is not removed and the
// error is shown.
void AccountManager::remove(const QString &id, const QPointer<ManageAccounts> &dialog)
{
    const auto *profile = m_parts.profiles.find(id);
    if (!profile || id == m_current)
        return;
    const auto name = profile->name;
    if (m_host.releaseAccount)
        m_host.releaseAccount(id);
    m_runKeys.remove(id, this, [](const base::Result<void> &) { });
    m_typed.remove(id);
    m_parts.secrets.remove(id, this, [this, id, name, dialog](const base::Result<void> &gone) {
        auto removed = gone;
        if (removed)
            removed = m_parts.profiles.remove(id);
        const auto folder = QDir(m_dataFolder).filePath(id);
        if (removed && QDir(folder).exists() && !QDir(folder).removeRecursively())
            removed = tl::unexpected(base::Problem{
                tr("%1 was removed, but some of its data is still on this computer.").arg(name),
                tr("Couldn't delete a file in %1.").arg(folder),
                tr("Delete the folder manually.")});
        if (!dialog)
            return;
        if (removed)
            dialog->tell(tr("%1 was removed from this computer.").arg(name));
        else
            dialog->tell(removed.error());
    });
}

// The window first asks about unsaved edits and waits for pending writes; it may refuse to close.
void AccountManager::deleteEverything(const QString &id)
{
    if (id != m_current)
        return eraseAccount(id);
    m_deleting = id;
    m_host.setAccount(nullptr);
}

// Background work for the account may still be writing, so a separate thread waits for it before
// deleting the folder.
void AccountManager::removeFolder(const QString &folder, std::function<void(bool removed)> done)
{
    m_removing.post([this, folder, done = std::move(done)] {
        base::BackgroundEnd::wait();
        QDir(folder).removeRecursively();
        QMetaObject::invokeMethod(
            this, [folder, done] { done(!QDir(folder).exists()); }, Qt::QueuedConnection);
    });
}

// The practice store is a separate service and is available again in the next practice session.
static QString deletedWords(const QString &id, const QString &name)
{
    if (id == AccountManager::practiceProfile().id)
        return AccountManager::tr(
            "The local data of this account was deleted. The practice store itself "
            "is kept. To delete it, see “Remove” in the manual.");
    return AccountManager::tr("All data of %1 was deleted from this computer.").arg(name);
}

void AccountManager::eraseAccount(const QString &id)
{
    const auto *profile = m_parts.profiles.find(id);
    const auto name = profile ? profile->name : practiceProfile().name;
    const auto folder = QDir(m_dataFolder).filePath(id);
    if (m_host.releaseAccount)
        m_host.releaseAccount(id);
    if (m_host.forgetFiles)
        m_host.forgetFiles(folder);
    m_runKeys.remove(id, this, [](const base::Result<void> &) { });
    m_parts.secrets.remove(id, this, [this, id, name, folder](const base::Result<void> &gone) {
        const auto removed = m_parts.profiles.find(id) ? m_parts.profiles.remove(id) : gone;
        removeFolder(folder, [this, id, name, folder, gone, removed](bool folderGone) {
            if (!gone)
                return m_host.tell(u"%1 %2"_s.arg(gone.error().what, gone.error().why));
            if (!removed)
                return m_host.tell(u"%1 %2"_s.arg(removed.error().what, removed.error().why));
            m_host.tell(folderGone ? deletedWords(id, name)
                                   : tr("Couldn't delete a file in %1.").arg(folder));
        });
    });
}

void AccountManager::forgetKey(const QString &id, const QPointer<ManageAccounts> &dialog)
{
    const auto *profile = m_parts.profiles.find(id);
    if (!profile)
        return;
    if (m_host.releaseAccount)
        m_host.releaseAccount(id);
    m_runKeys.remove(id, this, [](const base::Result<void> &) { });
    m_parts.secrets.remove(
        id, this, [name = profile->name, dialog](const base::Result<void> &gone) {
            if (!dialog)
                return;
            if (gone)
                dialog->tell(
                    tr("The API key of %1 was deleted. You will be asked for it when you connect.")
                        .arg(name));
            else
                dialog->tell(gone.error());
        });
}

} // namespace storedesk::ui::accounts
