// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/programfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/keytest.h"
#include "practice/core/keys.h"
#include "practice/service/service.h"
#include "storage/drafts.h"
#include "ui/accounts/connectdialog.h"
#include "ui/host/page.h"
#include "ui/navigation/navigationmodel.h"
#include "ui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTemporaryDir>
#include <QTreeView>

namespace tst_keyrights {

using namespace Qt::StringLiterals;
using namespace storedesk;
using account::KeyTest;
using catalogue::OperationId;
using ui::navigation::NavigationModel;

// A key with few permissions, from its test to the pages and actions that it can't use.
class TestKeyRights final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    base::SystemClock m_clock;
    std::unique_ptr<practice::Service> m_service;
    std::optional<support::ProgramFixture<>> m_program;

    [[nodiscard]] ui::shell::MainWindow &window() { return *m_program->window; }
    template <typename Widget = QWidget>
    Widget *find(const QString &name)
    {
        return window().findChild<Widget *>(name);
    }
    void press(QWidget &parent, const QString &name)
    {
        auto *button = parent.findChild<QAbstractButton *>(name);
        QVERIFY2(button && button->isEnabled(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    [[nodiscard]] QModelIndex navigationRow(const QString &page)
    {
        const auto *model = find<QTreeView>(u"navigation"_s)->model();
        return qobject_cast<const NavigationModel *>(model)->indexOf(page);
    }
    // Returns the darkest shade of a page's title in the navigation.
    [[nodiscard]] int darkest(const QString &page)
    {
        auto *list = find<QTreeView>(u"navigation"_s);
        const auto rect = list->visualRect(navigationRow(page));
        const auto shown = list->viewport()->grab(rect.adjusted(36, 2, -80, -2)).toImage();
        int value = 255;
        for (int y = 0; y < shown.height(); ++y) {
            for (int x = 0; x < shown.width(); ++x)
                value = std::min(value, qGray(shown.pixel(x, y)));
        }
        return value;
    }

    // Tests the key in the dialog, which names the missing permissions, and adds the account.
    void connectWithTestedKey()
    {
        m_program->accounts.addAccount();
        auto *dialog = window().findChild<ui::accounts::ConnectDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"accountAddress"_s)->setText(m_service->url().toString());
        dialog->findChild<QLineEdit *>(u"accountKey"_s)
            ->setText(QString::fromLatin1(m_service->keys().at(1).text));
        dialog->findChild<QAbstractButton *>(u"kindTest"_s)->setChecked(true);
        press(*dialog, u"testConnection"_s);
        QTRY_COMPARE(dialog->test().verdict(), KeyTest::Verdict::WorksInPart);
        const auto *row = dialog->findChild<QWidget *>(u"area-export"_s);
        const auto words = row->findChild<ui::ElidedLabel *>(u"areaWords"_s)->text();
        QCOMPARE(words, u"Lacks “Exports, read”"_s);
        const auto writesOf = [dialog](const QString &area) {
            const auto *cell = dialog->findChild<QWidget *>(area);
            const auto *writes = cell->findChild<QLabel *>(u"areaWrites"_s);
            const bool isRead =
                cell->accessibleName().endsWith(u"Write access: "_s + writes->text());
            return writes->isVisible() && isRead ? writes->text() : QString();
        };
        QCOMPARE(writesOf(u"area-export"_s), u"Unknown"_s);
        QCOMPARE(writesOf(u"area-store"_s), u"None"_s);
        press(*dialog, u"addAccount"_s);
        QTRY_VERIFY(window().hasAccount() && window().restored());
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_service = std::move(*practice::Service::start(
            {.contacts = 5,
             .requestsPerMinute = 0,
             .keys = {{u"store:read"_s, u"contacts:read"_s, u"custom-integrations:read"_s}}},
            m_clock));
        m_program.emplace(m_folder.path());
    }
    void cleanup()
    {
        m_program.reset();
        m_service.reset();
    }

    void missingPermissionsLockPagesAndActions()
    {
        connectWithTestedKey();
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY(window().account().session().client().underWay() == 0);
        QVERIFY(navigationRow(u"exports"_s).data(NavigationModel::LockedRole).toBool());
        QVERIFY(!navigationRow(u"contacts"_s).data(NavigationModel::LockedRole).toBool());
        QVERIFY(darkest(u"exports"_s) > darkest(u"contacts"_s) + 20);
        // Write permissions can't be tested, so nothing is disabled yet.
        const auto *entry = find<QMenu>(u"new"_s)->findChild<QAction *>(u"new-integration"_s);
        QVERIFY(entry && entry->isEnabled());
        auto *page = window().open({.page = u"integrations"_s});
        QTRY_VERIFY(page->settled());
        const auto *action = page->findChild<QAction *>(u"new"_s);
        QVERIFY(action && action->isEnabled());

        // The service refuses the first attempt.
        const ui::PageAddress place{.page = u"new-integration"_s};
        window().account().storage().drafts().keep(
            place.text(), {{u"name"_s, u"Till"_s}, {u"eventsEnabled"_s, true}});
        auto *form = window().open(place);
        QTRY_VERIFY(form->hasPendingChanges());
        press(*form, u"create"_s);
        if (auto *review = QApplication::activeModalWidget())
            press(*review, u"agree"_s);
        QTRY_COMPARE(m_service->ledger().received(OperationId::CreateCustomIntegration), 1);
        QTRY_VERIFY(form->settled());
        QCOMPARE(m_service->ledger().applied(OperationId::CreateCustomIntegration), 0);

        const auto scope = u"custom-integrations:write"_s;
        const auto *create = form->findChild<QAbstractButton *>(u"create"_s);
        QVERIFY(!create->isEnabled() && create->toolTip().contains(scope));
        QVERIFY(!entry->isEnabled() && entry->toolTip().contains(scope));
        QVERIFY(!action->isEnabled() && action->toolTip().contains(scope));
        QVERIFY(find<QMenu>(u"new"_s)->findChild<QAction *>(u"new-contact"_s)->isEnabled());
        // The input is still there.
        QVERIFY(form->hasPendingChanges());

        // Refreshing tries again, because the key may have the permission now.
        find<QAction>(u"refreshFront"_s)->trigger();
        QVERIFY(create->isEnabled() && entry->isEnabled() && action->isEnabled());
    }
};

STOREDESK_TEST(TestKeyRights)

} // namespace tst_keyrights

#include "tst_keyrights.moc"
