// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

#include "account/account.h"
#include "profiles/keychainsecrets.h"
#include "profiles/memorysecrets.h"
#include "profiles/profiles.h"
#include "ui/accounts/connectdialog.h"
#include "ui/accounts/firststart.h"
#include "ui/accounts/keynotsaved.h"
#include "ui/accounts/manageaccounts.h"
#include "ui/tables/question.h"
#include "ui/theme/windowlanguage.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QLineEdit>
#include <QLocale>
#include <QTemporaryDir>
#include <QVBoxLayout>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

namespace {
struct AccountSceneWords
{
    Q_DECLARE_TR_FUNCTIONS(AccountShowpieces)
};
} // namespace

// Shows the first-start screen in place of the pages, because the tour always has an account.
static QWidget *openFirstStart(PageHost &host)
{
    const auto language = [] {
        const auto code = QLocale().name().left(2);
        return WindowLanguage::choices().contains(code) ? code : u"en"_s;
    };
    auto *dialog = new QDialog;
    dialog->setWindowTitle(u"Storedesk"_s);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(0, 0, 0, 0);
    auto *start = new accounts::FirstStart(host.theme(), language, true, dialog);
    column->addWidget(start);
    host.openDialog(dialog);
    dialog->resize(dialog->parentWidget()->size());
    return start;
}

static profiles::Profile sample(PageHost &host)
{
    return {.id = {},
            .name = u"Casa Oliva"_s,
            .address = host.account().profile().address,
            .colour = u"raspberry"_s,
            .kind = profiles::StoreKind::Live};
}

static accounts::ConnectDialog *openConnect(PageHost &host, const QByteArray &key)
{
    auto *secrets = new profiles::MemorySecrets;
    auto *dialog = new accounts::ConnectDialog(sample(host), *secrets, host.clock(), host.theme());
    secrets->setParent(dialog);
    dialog->findChild<QAbstractButton *>(u"kindLive"_s)->setChecked(true);
    host.openDialog(dialog);
    if (!key.isEmpty()) {
        dialog->findChild<QLineEdit *>(u"accountKey"_s)->setText(QString::fromUtf8(key));
        dialog->test().start(dialog->profile(), key);
    }
    return dialog;
}

static Scene connectPiece(QLatin1StringView name, const QString &title,
                          std::function<QByteArray(PageHost &)> key)
{
    auto opened = std::make_shared<QPointer<accounts::ConnectDialog>>();
    return {.name = name,
            .title = title,
            .open = [opened, key](PageHost &host) -> QWidget * {
                *opened = openConnect(host, key(host));
                return *opened;
            },
            .ready =
                [opened](PageHost &) {
                    return *opened
                        && (*opened)->test().verdict() != account::KeyTest::Verdict::Testing;
                }};
}

static QWidget *openManage(PageHost &host)
{
    // The profiles are in a temporary folder, which is deleted with the dialog.
    auto folder = std::make_shared<QTemporaryDir>();
    auto *profiles = new profiles::Profiles(folder->filePath(u"profiles.json"_s));
    (void)profiles->put(sample(host));
    (void)profiles->put({.id = {},
                         .name = u"Tienda Sur"_s,
                         .address = QUrl(u"https://api.marketing.example"_s),
                         .colour = u"violet"_s,
                         .guard = profiles::ProtectionLevel::ReadOnly});
    auto *dialog = new accounts::ManageAccounts(*profiles, {}, host.theme());
    profiles->setParent(dialog);
    QObject::connect(dialog, &QObject::destroyed, dialog, [folder]() mutable { folder.reset(); });
    host.openDialog(dialog);
    return dialog;
}

static QWidget *openKeyNotKept(PageHost &host)
{
    auto *question = accounts::askAboutKeyNotKept(
        sample(host), profiles::KeychainSecrets::tr("The keychain was not unlocked."),
        host.theme());
    host.openDialog(question);
    return question;
}

QList<Scene> accountScenes()
{
    const auto good = [](PageHost &host) {
        return host.account().session().client().connection().key;
    };
    const auto wrong = [](PageHost &) {
        return QByteArray("practice-00000000:wrong");
    };
    const auto none = [](PageHost &) {
        return QByteArray();
    };
    return {{.name = "first-start"_L1,
             .title = AccountSceneWords::tr("First start"),
             .open = openFirstStart},
            connectPiece("connect"_L1, AccountSceneWords::tr("Connect an account"), none),
            connectPiece("connect-works"_L1, AccountSceneWords::tr("A key that works"), good),
            connectPiece("connect-wrong-key"_L1, AccountSceneWords::tr("A key the service rejects"),
                         wrong),
            {.name = "key-not-kept"_L1,
             .title = AccountSceneWords::tr("A key the keychain couldn't save"),
             .open = openKeyNotKept},
            {.name = "manage-accounts"_L1,
             .title = AccountSceneWords::tr("Accounts"),
             .open = openManage}};
}

} // namespace storedesk::ui::tour
