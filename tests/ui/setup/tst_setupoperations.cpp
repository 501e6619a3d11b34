// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "api/session.h"
#include "catalogue/operation.h"
#include "ui/events/fieldlistpage.h"
#include "ui/setup/setuppage.h"
#include "ui/widgets/notice.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>

namespace tst_setupoperations {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using catalogue::Resource;

// Performs every operation on integrations, event types, events and contact fields from their pages
// in the real window.
class TestSetupOperations final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void allFifteenOperationsAreUsedFromThePages()
    {
        support::WindowFixture fixture;
        auto profile = fixture.profile();
        profile.guard = profiles::ProtectionLevel::Free;
        QVERIFY(fixture.connectTo(profile));
        m_fixture = &fixture;
        fixture.ledger().clear();

        // Create an integration and one event type in it.
        QVERIFY(fixture.open({.page = u"new-integration"_s}));
        type(u"name"_s, u"Web shop"_s);
        find<QComboBox>(u"eventsEnabled"_s)->setFocus();
        QTest::keyClick(find<QComboBox>(u"eventsEnabled"_s), Qt::Key_Down);
        save();
        QTRY_COMPARE(page()->place().page, u"integration"_s);
        const auto integration = page()->place().values.last();
        QVERIFY(fixture.open({.page = u"new-event-type"_s, .values = {integration}}));
        type(u"name"_s, u"Order paid"_s);
        save();
        QTRY_COMPARE(page()->place().page, u"event-type"_s);
        const auto eventType = page()->place().values;
        sendEvents(eventType);
        makeFields();
        changeBySetUp();
        QVERIFY(fixture.open({.page = u"hand-over"_s, .values = eventType}));

        // Delete both again.
        remove({.page = u"event-type"_s, .values = eventType});
        QTRY_COMPARE(fixture.ledger().applied(OperationId::DeleteCustomEventType), 1);
        remove({.page = u"integration"_s, .values = {integration}});
        QTRY_COMPARE(fixture.ledger().applied(OperationId::DeleteCustomIntegration), 1);
        remove({.page = u"contact-field"_s, .values = {u"shoe"_s}});
        QTRY_COMPARE(fixture.ledger().applied(OperationId::DeleteContactField), 1);

        QStringList unused;
        int known = 0;
        for (const auto &operation : catalogue::operations()) {
            const bool ours = operation.resource == Resource::CustomIntegration
                || operation.resource == Resource::CustomEventType
                || operation.resource == Resource::CustomEvent
                || operation.resource == Resource::ContactField;
            known += ours;
            if (ours && fixture.ledger().received(operation.id) == 0)
                unused.append(QString(operation.name));
        }
        QCOMPARE(known, 15);
        QCOMPARE(unused, QStringList());
    }

private:
    // Sends events by alias, then by id.
    void sendEvents(const QStringList &eventType)
    {
        QVERIFY(m_fixture->open({.page = u"send-events"_s, .values = eventType}));
        QTRY_VERIFY(page()->findChild<QLineEdit *>(u"email"_s));
        type(u"email"_s, u"ana@example.com"_s);
        find<QAbstractButton>(u"createContact"_s)->click();
        click(u"create"_s);
        QTRY_COMPARE(m_fixture->ledger().applied(OperationId::CreateCustomEventByAlias), 1);
        QTRY_VERIFY(page()->settled());
        find<QRadioButton>(u"byId"_s)->click();
        click(u"create"_s);
        QTRY_COMPARE(m_fixture->ledger().applied(OperationId::CreateCustomEventById), 1);
        // Sending many events opens the assistant with the type already chosen.
        QTRY_VERIFY(page()->settled());
        click(u"batch"_s);
        QTRY_COMPARE(page()->place(),
                     (ui::PageAddress{.page = u"bulk"_s,
                                      .values = {u"createCustomEventByAlias"_s, u"order-paid"_s}}));
    }

    void makeFields()
    {
        QVERIFY(m_fixture->open({.page = u"new-contact-fields"_s}));
        find<QPlainTextEdit>(u"rows"_s)->setPlainText(
            u"shoe\tShoe size\tinteger\nshop\tFavourite shop\tone of\tmad=Madrid|bcn=Barcelona"_s);
        click(u"create"_s);
        agree(u"agree"_s);
        QTRY_COMPARE(m_fixture->ledger().applied(OperationId::CreateContactField), 2);
        QVERIFY(m_fixture->open({.page = u"new-contact-field"_s, .values = {u"shop"_s}}));
        page()->discardChanges();
    }

    // Edits the account's setup in its file and applies it.
    void changeBySetUp()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"setup.json"_s);
        QVERIFY(m_fixture->open({.page = u"set-up"_s}));
        auto *setup = qobject_cast<ui::setup::SetupPage *>(page());
        QVERIFY(setup);
        setup->saveSetup(path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        auto text = file.readAll();
        text.replace("\"eventsEnabled\": true",
                     "\"description\": \"New\", \"eventsEnabled\": true");
        file.resize(0);
        file.write(text);
        file.close();
        setup->openFile(path);
        QTRY_VERIFY(find<QAbstractButton>(u"apply"_s)->isVisible());
        click(u"apply"_s);
        agree(u"agree"_s);
        QTRY_VERIFY(m_fixture->ledger().applied(OperationId::PatchCustomIntegration) > 0);
        QTRY_COMPARE(find<ui::Notice>(u"notice"_s)->tone(), ui::Tone::Ok);
        QTRY_VERIFY(setup->settled());
    }

    void remove(const ui::PageAddress &place)
    {
        QVERIFY(m_fixture->open(place));
        for (auto *action : page()->recordActions()) {
            if (action && action->objectName() == "deleteRecord"_L1)
                action->trigger();
        }
        QTRY_VERIFY(m_fixture->dialog());
        if (auto *count = m_fixture->dialog()->findChild<QLineEdit *>(u"count"_s);
            count->isVisible())
            QTest::keyClicks(count, u"1"_s);
        agree(u"delete"_s);
    }

    void agree(const QString &name)
    {
        QTRY_VERIFY(m_fixture->dialog());
        auto *button = m_fixture->dialog()->findChild<QAbstractButton *>(name);
        QVERIFY(button);
        QTRY_VERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }

    [[nodiscard]] ui::Page *page() const { return m_fixture->window().currentPage(); }

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
    void type(const QString &name, const QString &text) const
    {
        auto *field = find<QLineEdit>(name);
        field->setFocus();
        QTest::keyClicks(field, text);
    }
    static void save()
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
    }

    support::WindowFixture *m_fixture = nullptr;
};

STOREDESK_TEST(TestSetupOperations)

} // namespace tst_setupoperations

#include "tst_setupoperations.moc"
