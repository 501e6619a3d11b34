// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

#include "accounts/keychainsecrets.h"
#include "accounts/memorysecrets.h"
#include "accounts/profiles.h"
#include "desk/desk.h"
#include "ui/account/connectdialog.h"
#include "ui/account/firststart.h"
#include "ui/account/keynotkept.h"
#include "ui/account/manageaccounts.h"
#include "ui/theme/language.h"
#include "ui/widgets/question.h"

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

// Shows the first start screen in place of the pages, because the tour always has an account.
static QWidget *openFirstStart(Frame &frame)
{
    const auto language = [] {
        const auto code = QLocale().name().left(2);
        return Language::choices().contains(code) ? code : u"en"_s;
    };
    auto *dialog = new QDialog;
    dialog->setWindowTitle(u"Storedesk"_s);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(0, 0, 0, 0);
    auto *start = new account::FirstStart(frame.theme(), language, true, dialog);
    column->addWidget(start);
    frame.openDialog(dialog);
    dialog->resize(dialog->parentWidget()->size());
    return start;
}

static accounts::Profile sample(Frame &frame)
{
    return {.id = {},
            .name = u"Casa Oliva"_s,
            .address = frame.desk().profile().address,
            .colour = u"raspberry"_s,
            .kind = accounts::Kind::Live};
}

static account::ConnectDialog *openConnect(Frame &frame, const QByteArray &key)
{
    auto *secrets = new accounts::MemorySecrets;
    auto *dialog =
        new account::ConnectDialog(sample(frame), *secrets, frame.clock(), frame.theme());
    secrets->setParent(dialog);
    frame.openDialog(dialog);
    if (!key.isEmpty()) {
        dialog->findChild<QLineEdit *>(u"accountKey"_s)->setText(QString::fromUtf8(key));
        dialog->test().start(dialog->profile(), key);
    }
    return dialog;
}

static Scene connectPiece(QLatin1StringView name, const QString &title,
                          std::function<QByteArray(Frame &)> key)
{
    auto opened = std::make_shared<QPointer<account::ConnectDialog>>();
    return {.name = name,
            .title = title,
            .open = [opened, key](Frame &frame) -> QWidget * {
                *opened = openConnect(frame, key(frame));
                return *opened;
            },
            .ready =
                [opened](Frame &) {
                    return *opened
                        && (*opened)->test().verdict() != desk::KeyTest::Verdict::Testing;
                }};
}

static QWidget *openManage(Frame &frame)
{
    // A temporary file, deleted with the dialog.
    auto folder = std::make_shared<QTemporaryDir>();
    auto *profiles = new accounts::Profiles(folder->filePath(u"profiles.json"_s));
    (void)profiles->put(sample(frame));
    (void)profiles->put({.id = {},
                         .name = u"Tienda Sur"_s,
                         .address = QUrl(u"https://api.marketing.example"_s),
                         .colour = u"violet"_s,
                         .guard = accounts::GuardLevel::ReadOnly});
    auto *dialog = new account::ManageAccounts(*profiles, {}, frame.theme());
    profiles->setParent(dialog);
    QObject::connect(dialog, &QObject::destroyed, dialog, [folder]() mutable { folder.reset(); });
    frame.openDialog(dialog);
    return dialog;
}

static QWidget *openKeyNotKept(Frame &frame)
{
    auto *question = account::askAboutKeyNotKept(
        sample(frame), accounts::KeychainSecrets::tr("The keychain was not unlocked."),
        frame.theme());
    frame.openDialog(question);
    return question;
}

QList<Scene> accountScenes()
{
    const auto good = [](Frame &frame) {
        return frame.desk().session().client().connection().key;
    };
    const auto wrong = [](Frame &) {
        return QByteArray("practice-00000000:wrong");
    };
    const auto none = [](Frame &) {
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
