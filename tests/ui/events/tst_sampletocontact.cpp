// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/samplerecords.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "account/account.h"
#include "api/session.h"

#include <QClipboard>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>

namespace tst_sampletocontact {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

// Goes from a shop's sample to a changed contact in the real window, using only keys and buttons.
class TestSampleToContact final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aSampleBecomesATypeAndItsEventChangesAContact()
    {
        support::WindowFixture fixture;
        auto profile = fixture.profile();
        profile.guard = profiles::ProtectionLevel::Free;
        QVERIFY(fixture.connectTo(profile));
        m_window = &fixture.window();
        support::SampleRecords records(m_window->account().session());
        const auto id = records.makeIntegration(u"Web shop"_s)[u"id"].toString();
        QCOMPARE(id.size(), 24);
        records.makeContact(u"ana@example.com"_s,
                            {{u"_name"_s, u"Ana"_s}, {u"_surname"_s, u"Mas"_s}});

        // Create the type from the sample.
        QVERIFY(fixture.open({.page = u"new-event-type"_s, .values = {id}}));
        click(u"fromSample"_s);
        QTRY_VERIFY(find<QPlainTextEdit>(u"sample"_s)->hasFocus());
        QGuiApplication::clipboard()->setText(
            u"curl -X POST https://shop.example.com/hook -d "
            "'{\"email\": \"ana@example.com\", \"_surname\": \"Roca\", \"total\": 12.50}'"_s);
        press(Qt::Key_V, Qt::ControlModifier);
        click(u"propose"_s);
        QCOMPARE(find<QTableView>(u"fields"_s)->model()->rowCount(), 3);
        find<QLineEdit>(u"name"_s)->setFocus();
        QTest::keyClicks(find<QLineEdit>(u"name"_s), u"Order paid"_s);
        QCOMPARE(find<QLineEdit>(u"alias"_s)->text(), u"order-paid"_s);
        press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(page()->place().page, u"event-type"_s);
        QCOMPARE(fixture.ledger().applied(OperationId::CreateCustomEventType, {id}), 1);

        // Send a test event of the type.
        QTRY_VERIFY(page()->settled());
        QAction *send = nullptr;
        for (auto *action : page()->recordActions()) {
            if (action && action->objectName() == "sendEvent"_L1)
                send = action;
        }
        QVERIFY(send && send->isEnabled());
        send->trigger();
        QTRY_COMPARE(page()->place().page, u"send-events"_s);
        QTRY_VERIFY(page()->settled() && page()->findChild<QLineEdit *>(u"email"_s));
        QTest::keyClicks(find<QLineEdit>(u"email"_s), u"ana@example.com"_s);
        click(u"sampleValues"_s);
        auto *surname = find<QLineEdit>(u"_surname"_s);
        surname->setFocus();
        surname->selectAll();
        QTest::keyClicks(surname, u"Roca"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(
            fixture.ledger().applied(OperationId::CreateCustomEventByAlias, {u"order-paid"_s}), 1);

        // The contact has changed, and both states are shown side by side.
        auto *changes = find<QTableView>(u"contactChanges"_s)->model();
        QTRY_COMPARE(changes->index(0, 2).data().toString(), u"Roca"_s);
        QCOMPARE(changes->index(0, 1).data().toString(), u"Mas"_s);
        QVERIFY(fixture.ledger().received(OperationId::GetContactByEmail) >= 2);
    }

private:
    [[nodiscard]] ui::Page *page() const { return m_window->currentPage(); }

    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name) const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto *found = page()->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    void click(const QString &name) const
    {
        QTest::mouseClick(find<QWidget>(name), Qt::LeftButton);
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    ui::shell::MainWindow *m_window = nullptr;
};

STOREDESK_TEST(TestSampleToContact)

} // namespace tst_sampletocontact

#include "tst_sampletocontact.moc"
