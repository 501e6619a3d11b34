// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/accountfields.h"
#include "storage/drafts.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/reviewdialog.h"
#include "ui/pages/creationpages.h"
#include "ui/widgets/notice.h"

#include <QComboBox>
#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>

#include <memory>
#include <optional>

namespace tst_newrecords {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::forms;
using catalogue::OperationId;

namespace {

// A page that records the changes it receives.
class EditedPage final : public Page
{
public:
    explicit EditedPage(PageHost &host)
        : Page(host, {})
    { }

    [[nodiscard]] QString title() const override { return {}; }
    [[nodiscard]] Icon icon() const override { return Icon::Pencil; }
    void editWith(const QJsonObject &changes) override { edited = changes; }

    QJsonObject edited;
};

} // namespace

class TestNewRecords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        start(profiles::ProtectionLevel::Confirm);
    }

    void cleanup() { m_fixture.reset(); }

    void doesCreateCustomIntegration()
    {
        open({.page = u"new-integration"_s});
        type(u"name"_s, u"Till"_s);
        choose(u"eventsEnabled"_s, 1);
        press(u"create"_s);
        agree();
        const QJsonObject body{{u"name"_s, u"Till"_s}, {u"eventsEnabled"_s, true}};
        saw(OperationId::CreateCustomIntegration, body);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_fixture->opened().last().page, u"integration"_s);
        QTRY_VERIFY(!m_fixture->told().isEmpty());
    }

    void makesAContactByEmail()
    {
        open({.page = u"new-contact"_s});
        type(u"_email"_s, u"new@example.org"_s);
        type(u"_name"_s, u"Ann"_s);
        QVERIFY(m_page->hasPendingChanges());
        press(u"create"_s);
        agree();
        saw(OperationId::PatchContactByEmail, {{u"_name"_s, u"Ann"_s}});
        QVERIFY(m_fixture->ledger().received(OperationId::GetContactByEmail) >= 1);
        const PageAddress place{.page = u"contact"_s, .values = {u"email"_s, u"new@example.org"_s}};
        QTRY_COMPARE(m_fixture->opened().value(0), place);
    }

    void makesAContactByExternalId()
    {
        open({.page = u"new-contact"_s});
        press(u"contactKey.external-id"_s);
        type(u"_externalId"_s, u"CRM-9"_s);
        type(u"_email"_s, u"nine@example.org"_s);
        press(u"create"_s);
        agree();
        saw(OperationId::PatchContactByExternalId, {{u"_email"_s, u"nine@example.org"_s}});
    }

    void anExistingContactIsOpenedInstead()
    {
        QVERIFY(other({.operation = OperationId::PatchContactByEmail,
                       .values = {u"ann@example.org"_s},
                       .body = QJsonObject{{u"_name"_s, u"Ann"_s}}}));
        m_fixture->ledger().clear();
        open({.page = u"new-contact"_s, .values = {u"email"_s, u"ann@example.org"_s}});
        QTRY_VERIFY(child<QPushButton>(u"action._email"_s)->isVisible());
        press(u"create"_s);
        QVERIFY(!m_fixture->dialog());
        press(u"action._email"_s);
        const PageAddress place{.page = u"contact"_s, .values = {u"email"_s, u"ann@example.org"_s}};
        QCOMPARE(m_fixture->opened().value(0), place);
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), 0);
    }

    void anExistingProductIsOpenedWithTheTypedValues()
    {
        open({.page = u"new-product"_s, .values = {u"SKU-1001"_s}});
        QTRY_VERIFY(child<QPushButton>(u"action.productId"_s)->isVisible());
        type(u"name"_s, u"Soap"_s);
        press(u"create"_s);
        QVERIFY(!m_fixture->dialog());
        EditedPage existing(*m_fixture);
        m_fixture->setOpenedPage(&existing);
        press(u"action.productId"_s);
        m_fixture->setOpenedPage(nullptr);
        const PageAddress place{.page = u"product"_s, .values = {u"store-id"_s, u"SKU-1001"_s}};
        QCOMPARE(m_fixture->opened().value(0), place);
        QCOMPARE(existing.edited, (QJsonObject{{u"name"_s, u"Soap"_s}}));
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchProductByStoreId), 0);
    }

    void recordsCreatedElsewhereMeanwhileAreNotReportedAsCreated_data()
    {
        QTest::addColumn<bool>("meantime");
        QTest::newRow("nobody else") << false;
        QTest::newRow("somebody else") << true;
    }

    void recordsCreatedElsewhereMeanwhileAreNotReportedAsCreated()
    {
        QFETCH(const bool, meantime);
        open({.page = u"new-contact"_s, .values = {u"email"_s, u"ann@example.org"_s}});
        type(u"_name"_s, u"Ann"_s);
        QTRY_VERIFY(m_page->settled());
        if (meantime)
            QVERIFY(other({.operation = OperationId::PatchContactByEmail,
                           .values = {u"ann@example.org"_s},
                           .body = QJsonObject{{u"_surname"_s, u"Roca"_s}}}));
        press(u"create"_s);
        agree();
        QTRY_VERIFY(!m_fixture->told().isEmpty());
        // The service may also reply 200 for a record that it has just created, so the message does
        // not claim that another user created the record.
        QVERIFY2(m_fixture->told().last().contains(u"doesn't say whether it is new"_s) == meantime,
                 qPrintable(m_fixture->told().last()));
        QVERIFY(!m_fixture->told().last().contains(u"Somebody"_s));
        QCOMPARE(m_fixture->told().last().contains(u"was created"_s), !meantime);
    }

    void aBadAddressIsNotLookedUp()
    {
        open({.page = u"new-contact"_s});
        type(u"_email"_s, u"no address"_s);
        press(u"create"_s);
        QVERIFY(child<QLineEdit>(u"_email"_s)->hasFocus());
        QVERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->ledger().received(OperationId::GetContactByEmail), 0);
    }

    void makesAProduct()
    {
        open({.page = u"new-product"_s, .values = {u"SOAP-9"_s}});
        type(u"name"_s, u"Soap"_s);
        type(u"productDetailUrl"_s, u"https://tienda.example.com/p/soap"_s);
        press(u"create"_s);
        // The price is required but missing.
        QVERIFY(child<QLineEdit>(u"unitPrice"_s)->hasFocus());
        type(u"unitPrice"_s, u"9.95"_s);
        press(u"create"_s);
        agree();
        const QJsonObject body{{u"name"_s, u"Soap"_s},
                               {u"productDetailUrl"_s, u"https://tienda.example.com/p/soap"_s},
                               {u"unitPrice"_s, 9.95}};
        saw(OperationId::PatchProductByStoreId, body);
    }

    void refusedDomainsAreShownAtTheirField()
    {
        start(profiles::ProtectionLevel::Free);
        open({.page = u"new-product"_s, .values = {u"SOAP-9"_s}});
        type(u"name"_s, u"Soap"_s);
        type(u"productDetailUrl"_s, u"https://elsewhere.example.net/soap"_s);
        type(u"unitPrice"_s, u"9.95"_s);
        press(u"create"_s);
        const auto *editor = child<FieldEditor>(u"field.productDetailUrl"_s);
        QTRY_VERIFY(editor->reason().contains(u"example.com"_s));
        QTRY_VERIFY(child<QLineEdit>(u"productDetailUrl"_s)->hasFocus());
        QCOMPARE(child<QLineEdit>(u"name"_s)->text(), u"Soap"_s);
    }

    void aDraftSurvives()
    {
        const PageAddress place{.page = u"new-contact"_s};
        open(place);
        press(u"contactKey.external-id"_s);
        type(u"_externalId"_s, u"CRM-9"_s);
        type(u"_surname"_s, u"Lee"_s);
        auto &drafts = m_fixture->account().storage().drafts();
        QTRY_VERIFY(drafts.all().contains(place.text()));
        open(place);
        QTRY_COMPARE(child<QLineEdit>(u"_surname"_s)->text(), u"Lee"_s);
        QCOMPARE(child<QLineEdit>(u"_externalId"_s)->text(), u"CRM-9"_s);
        QVERIFY(m_page->hasPendingChanges());
        m_page->discardChanges();
        QVERIFY(!m_page->hasPendingChanges());
        QVERIFY(drafts.all().isEmpty());
        QVERIFY(child<QLineEdit>(u"_surname"_s)->text().isEmpty());
    }

    void readOnlySendsNothing()
    {
        start(profiles::ProtectionLevel::ReadOnly);
        open({.page = u"new-integration"_s});
        QVERIFY(!child<QPushButton>(u"create"_s)->isEnabled());
        QVERIFY(child<Notice>(u"notice"_s)->isVisible());
    }

    void placesThatMakeNoSenseHaveNoPage()
    {
        QVERIFY(!make({.page = u"new-contact"_s, .values = {u"email"_s}}));
        QVERIFY(!make({.page = u"new-contact"_s, .values = {u"name"_s, u"Ann"_s}}));
        QVERIFY(!make({.page = u"new-product"_s, .values = {u"a"_s, u"b"_s}}));
        QVERIFY(!make({.page = u"new-integration"_s, .values = {u"a"_s}}));
    }

private:
    void start(profiles::ProtectionLevel guard)
    {
        m_fixture.reset();
        const profiles::Profile profile{.id = u"test"_s,
                                        .name = u"Casa Oliva"_s,
                                        .address = {},
                                        .colour = u"teal"_s,
                                        .guard = guard,
                                        .requestsPerMinute = 0};
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 50, .requestsPerMinute = 0}, profile);
    }

    Page *make(const PageAddress &place)
    {
        for (const PageRow &row : storedesk::ui::pages::creationPages()) {
            if (row.word == place.page)
                return row.make(*m_fixture, place);
        }
        return nullptr;
    }

    void open(const PageAddress &place)
    {
        m_page = make(place);
        QVERIFY(m_page);
        m_fixture->show(m_page);
        QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window()));
        if (place.page == u"new-contact"_s)
            QTRY_COMPARE(m_fixture->account().contactFields().state(),
                         account::AccountFields::State::Ready);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    // Sends a request as another client with the same key.
    http::Outcome other(const http::Request &request)
    {
        auto connection = m_fixture->account().session().client().connection();
        connection.guard = http::Protection::Free;
        api::Session session(connection, m_fixture->clock());
        return support::sendAndWait(session, request);
    }

    template <typename Widget>
    Widget *child(const QString &name)
    {
        return m_page->findChild<Widget *>(name);
    }

    void type(const QString &key, const QString &text)
    {
        auto *edit = child<QLineEdit>(key);
        QVERIFY(edit);
        edit->setFocus();
        QTest::keyClicks(edit, text);
    }

    void choose(const QString &key, int steps)
    {
        auto *combo = child<QComboBox>(key);
        combo->setFocus();
        for (int step = 0; step < steps; ++step)
            QTest::keyClick(combo, Qt::Key_Down);
    }

    void press(const QString &name)
    {
        auto *button = child<QPushButton>(name);
        QVERIFY2(button, qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }

    void agree()
    {
        QTRY_VERIFY(qobject_cast<ReviewDialog *>(m_fixture->dialog()));
        auto *button = m_fixture->dialog()->findChild<QPushButton *>(u"agree"_s);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    void saw(OperationId operation, const QJsonObject &body)
    {
        const QByteArray bytes = QJsonDocument(body).toJson(QJsonDocument::Compact);
        QTRY_COMPARE(m_fixture->ledger().appliedBody(operation, bytes), 1);
        QCOMPARE(m_fixture->ledger().received(operation), 1);
    }

    std::unique_ptr<support::PageFixture> m_fixture;
    Page *m_page = nullptr;
};

STOREDESK_TEST(TestNewRecords)

} // namespace tst_newrecords

#include "tst_newrecords.moc"
