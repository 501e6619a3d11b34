// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/accountmanager.h"

#include "account/connectionof.h"
#include "ui/accounts/connectdialog.h"
#include "ui/accounts/firststart.h"
#include "ui/host/storemark.h"
#include "ui/theme/storecolour.h"
#include "ui/theme/windowlanguage.h"

#include <QDir>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;

static constexpr auto practiceId = "practice"_L1;

AccountManager::AccountManager(const Parts &parts, QString dataFolder, StartPractice startPractice,
                               QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_dataFolder(std::move(dataFolder))
    , m_startPractice(std::move(startPractice))
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
    openDesk(profile, access->key, access->examples);
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
        openDesk(*profile, *key);
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

// Looks up keys stored for this run only before the keychain, which may hold an older key.
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

void AccountManager::openDesk(const profiles::Profile &profile, const QByteArray &key,
                              const catalogue::Examples &examples)
{
    auto account =
        std::make_unique<account::Account>(profile, key, m_parts.clock, m_dataFolder, nullptr);
    account->setExamples(examples);
    for (const auto &record : std::exchange(m_tests, {}))
        account->session().client().log().add(record);
    m_host.takeDesk(std::move(account));
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

void AccountManager::addAccount()
{
    profiles::Profile profile{.id = {}, .name = {}, .address = {}};
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
    readKey(id, dialog, [dialog](const base::Result<QByteArray> &key) {
        if (key)
            dialog->setKeptKey(*key);
        else
            dialog->tell(key.error());
    });
}

ConnectDialog *AccountManager::open(const profiles::Profile &profile)
{
    auto *dialog = new ConnectDialog(profile, m_parts.secrets, m_parts.clock, m_parts.theme);
    connect(dialog, &ConnectDialog::submitted, this, [this, dialog] { keep(dialog); });
    // Calls made by a test are logged for the tested account, even if it is connected only
    // afterwards.
    m_tests.clear();
    connect(dialog, &ConnectDialog::called, this,
            [this, id = profile.id](const api::CallRecord &record) {
                if (!id.isEmpty() && id == m_current && m_host.log)
                    m_host.log(record);
                else
                    m_tests.push_back(record);
            });
    connect(dialog, &QDialog::rejected, this, [this] { m_tests.clear(); });
    m_host.openDialog(dialog);
    return dialog;
}

} // namespace storedesk::ui::accounts
