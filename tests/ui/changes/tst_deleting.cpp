// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/pagefixture.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "records/deletion.h"
#include "ui/changes/deleting.h"
#include "ui/widgets/notice.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>

namespace tst_deleting {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using catalogue::OperationId;
using catalogue::Resource;
using practice::Fault;
using records::DeleteTarget;

// Tests every delete operation in the user interface with the delete dialog.
class TestDeleting final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::PageFixture> m_fixture;
    QList<records::DeleteTarget> m_gone;

    void begin(profiles::StoreKind kind = profiles::StoreKind::Test,
               profiles::ProtectionLevel guard = profiles::ProtectionLevel::Confirm)
    {
        m_fixture.reset();
        m_fixture.emplace(support::storeWith(5), support::PageFixture::profile(guard, kind));
        m_fixture->window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_fixture->window()));
    }

    void ask(OperationId operation, const QList<records::DeleteTarget> &targets)
    {
        m_gone.clear();
        ui::changes::askToDelete(
            *m_fixture, operation, targets,
            [this](const QList<records::DeleteTarget> &gone) { m_gone += gone; });
    }

    // Types the number of records if the dialog asks for it.
    void typeCount(int count)
    {
        if (auto *field = m_fixture->find<QLineEdit>(u"count"_s); field->isVisible())
            QTest::keyClicks(field, QString::number(count));
    }

    // Deletes a record and checks the dialog, the request, the copy in the bin and the status bar.
    void deletesOne(OperationId operation, const QStringList &values, Resource resource)
    {
        auto &ledger = m_fixture->ledger();
        const OperationId get = *catalogue::operation(operation).lookUp;
        const int before = ledger.total();
        ask(operation, {{.values = values, .title = u"The one"_s}});
        QVERIFY(m_fixture->dialog());
        QCOMPARE(ledger.total(), before);
        typeCount(1);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(ledger.received(operation), 1);
        QCOMPARE(ledger.applied(operation, values), 1);
        QCOMPARE(m_gone.size(), 1);
        QCOMPARE(m_gone.first().values, values);
        QCOMPARE(m_fixture->told().size(), 1);
        QVERIFY(m_fixture->told().first().contains(u"Casa Oliva"_s));
        QVERIFY(!m_fixture->records().exists(get, values));
        const auto &bin = m_fixture->bin();
        const auto copy = std::ranges::find(bin, resource, &storage::BinEntry::resource);
        QVERIFY(copy != bin.end());
        QCOMPARE(copy->address, values);
        QCOMPARE(copy->title, u"The one"_s);
        QVERIFY(!copy->record.isEmpty());
        QVERIFY(copy->deletedAt.isValid());
    }

    [[nodiscard]] QList<records::DeleteTarget> makeContacts(int count)
    {
        QList<records::DeleteTarget> targets;
        for (int number = 0; number < count; ++number) {
            const QString email = u"many%1@example.org"_s.arg(number);
            targets.append({.values = {email},
                            .title = email,
                            .record = m_fixture->records().makeContact(email)});
        }
        return targets;
    }

    [[nodiscard]] QStringList sentences()
    {
        QStringList all;
        for (const auto *label : m_fixture->dialog()->findChildren<QLabel *>(u"consequence"_s))
            all.append(label->text());
        return all;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        begin();
    }

    void cleanup() { m_fixture.reset(); }

    // A privacy request is the other way to delete people, which also certifies it.
    void contactsAreErasedInsteadOnRequest()
    {
        support::StubPage page(*m_fixture);
        m_fixture->setOpenedPage(&page);
        ask(OperationId::DeleteContactByEmail, makeContacts(2));
        m_fixture->click(u"erase"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->opened().last(), (ui::PageAddress{.page = u"privacy"_s}));
        QCOMPARE(page.pasted, u"many0@example.org\nmany1@example.org"_s);
        QCOMPARE(m_fixture->ledger().received(OperationId::DeleteContactByEmail), 0);
        m_fixture->setOpenedPage(nullptr);
        // Other records are not people.
        ask(OperationId::DeleteProductByStoreId, {{.values = {u"SKU-1001"_s}, .title = u"Tea"_s}});
        QVERIFY(!m_fixture->find<QAbstractButton>(u"erase"_s));
    }

    void doesDeleteContact()
    {
        m_fixture->records().makeContact(u"ann@example.org"_s);
        deletesOne(OperationId::DeleteContact, {u"ann@example.org"_s}, Resource::Contact);
    }

    void doesDeleteContactByEmail()
    {
        m_fixture->records().makeContact(u"ann@example.org"_s);
        deletesOne(OperationId::DeleteContactByEmail, {u"ann@example.org"_s}, Resource::Contact);
        QVERIFY(!m_fixture->bin().empty());
        QCOMPARE(m_fixture->bin().front().record.value(u"_name"_s), u"Ann"_s);
    }

    void doesDeleteContactByExternalId()
    {
        m_fixture->records().makeContact(u"ann@example.org"_s, {{u"_externalId"_s, u"A/7"_s}});
        deletesOne(OperationId::DeleteContactByExternalId, {u"A/7"_s}, Resource::Contact);
    }

    void doesDeletePurchase()
    {
        const QString id = m_fixture->records().makePurchase(u"P 1"_s).value(u"id"_s).toString();
        deletesOne(OperationId::DeletePurchase, {id}, Resource::Purchase);
    }

    void doesDeletePurchaseByStoreId()
    {
        m_fixture->records().makePurchase(u"P 1"_s);
        deletesOne(OperationId::DeletePurchaseByStoreId, {u"P 1"_s}, Resource::Purchase);
    }

    void doesDeleteProduct()
    {
        const QString id = m_fixture->records().makeProduct(u"tea/1"_s).value(u"id"_s).toString();
        deletesOne(OperationId::DeleteProduct, {id}, Resource::Product);
    }

    void doesDeleteProductByStoreId()
    {
        m_fixture->records().makeProduct(u"tea/1"_s);
        deletesOne(OperationId::DeleteProductByStoreId, {u"tea/1"_s}, Resource::Product);
    }

    void doesDeleteExport()
    {
        const auto record =
            m_fixture->records().first(OperationId::ListExports, u"status"_s, u"finished"_s);
        deletesOne(OperationId::DeleteExport, {record.value(u"id"_s).toString()}, Resource::Export);
    }

    void doesDeleteImport()
    {
        const auto record =
            m_fixture->records().first(OperationId::ListImports, u"status"_s, u"finished"_s);
        deletesOne(OperationId::DeleteImport, {record.value(u"id"_s).toString()}, Resource::Import);
    }

    void doesDeleteContactField()
    {
        m_fixture->records().makeField(u"shoeSize"_s);
        deletesOne(OperationId::DeleteContactField, {u"shoeSize"_s}, Resource::ContactField);
    }

    void doesDeleteCustomIntegration()
    {
        const QString id =
            m_fixture->records().makeIntegration(u"Till"_s).value(u"id"_s).toString();
        m_fixture->records().makeEventType(id, u"receipt"_s);
        deletesOne(OperationId::DeleteCustomIntegration, {id}, Resource::CustomIntegration);
        // The event types in the integration were deleted with it, so they are in the bin too.
        QCOMPARE(m_fixture->bin().size(), 2U);
        const auto types = std::ranges::find(m_fixture->bin(), Resource::CustomEventType,
                                             &storage::BinEntry::resource);
        QVERIFY(types != m_fixture->bin().end());
        QCOMPARE(types->title, u"receipt"_s);
        QCOMPARE(types->address.first(), id);
        QVERIFY(types->deletedAt.isValid());
    }

    void doesDeleteCustomEventType()
    {
        const QString id =
            m_fixture->records().makeIntegration(u"Till"_s).value(u"id"_s).toString();
        const QString type =
            m_fixture->records().makeEventType(id, u"receipt"_s).value(u"id"_s).toString();
        deletesOne(OperationId::DeleteCustomEventType, {id, type}, Resource::CustomEventType);
    }

    void cancelIsTheDefaultAndNothingLeaves()
    {
        m_fixture->records().makeContact(u"ann@example.org"_s);
        const int before = m_fixture->ledger().total();
        ask(OperationId::DeleteContactByEmail,
            {{.values = {u"ann@example.org"_s}, .title = u"Ann"_s}});
        auto *question = m_fixture->find<QLabel>(u"question"_s);
        QVERIFY(question->text().contains(u"1 contact"_s));
        QVERIFY(m_fixture->find<QAbstractButton>(u"delete"_s)->text().contains(u"1 contact"_s));
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Return);
        QTRY_VERIFY(!m_fixture->dialog());
        ask(OperationId::DeleteContactByEmail,
            {{.values = {u"ann@example.org"_s}, .title = u"Ann"_s}});
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->ledger().total(), before);
        QVERIFY(m_gone.isEmpty());
        QVERIFY(m_fixture->told().isEmpty());
    }

    void everyResourceExplainsTheConsequences_data()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &row : catalogue::operations()) {
            if (row.effect == catalogue::Effect::Delete)
                QTest::newRow(row.name.data()) << row.id;
        }
    }

    void everyResourceExplainsTheConsequences()
    {
        QFETCH(const OperationId, operation);
        ask(operation, {{.values = {u"a"_s, u"b"_s}, .title = u"One"_s}});
        const QStringList kept = sentences();
        QVERIFY(kept.size() >= 3);
        QVERIFY(kept.first().contains(u"<b>"_s));
        QVERIFY(kept.last().contains(u"30"_s));
        m_fixture->click(u"keepCopy"_s);
        QTRY_VERIFY(sentences().last().contains(u"No copy is kept"_s));
        m_fixture->click(u"cancel"_s);
        QTRY_VERIFY(!m_fixture->dialog());
    }

    void withoutACopyNothingIsRead()
    {
        m_fixture->records().makeContact(u"ann@example.org"_s);
        ask(OperationId::DeleteContactByEmail,
            {{.values = {u"ann@example.org"_s}, .title = u"Ann"_s}});
        const int before = m_fixture->ledger().total();
        auto *count = m_fixture->find<QLineEdit>(u"count"_s);
        const auto *remove = m_fixture->find<QAbstractButton>(u"delete"_s);
        QVERIFY(!count->isVisible() && remove->isEnabled());
        m_fixture->click(u"keepCopy"_s);
        // Nothing could be restored, so the count is typed.
        QVERIFY(count->isVisible() && !remove->isEnabled());
        m_fixture->click(u"keepCopy"_s);
        QVERIFY(!count->isVisible() && remove->isEnabled());
        m_fixture->click(u"keepCopy"_s);
        QTRY_VERIFY(m_fixture->dialog()->rect().contains(
            QRect(count->mapTo(m_fixture->dialog(), QPoint()), count->size())));
        QTest::keyClicks(count, u"1"_s);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->ledger().total(), before + 1);
        QVERIFY(m_fixture->bin().empty());
    }

    // A copy in the Bin does not bring these back, or not with their values.
    void recordsThatCannotBeRestoredAreTyped_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::addColumn<bool>("isTyped");
        QTest::newRow("export") << OperationId::DeleteExport << true;
        QTest::newRow("import") << OperationId::DeleteImport << true;
        QTest::newRow("contact field") << OperationId::DeleteContactField << true;
        QTest::newRow("product") << OperationId::DeleteProduct << false;
        QTest::newRow("integration") << OperationId::DeleteCustomIntegration << false;
    }

    void recordsThatCannotBeRestoredAreTyped()
    {
        QFETCH(const OperationId, operation);
        QFETCH(const bool, isTyped);
        ask(operation, {{.values = {u"a"_s}, .title = u"One"_s}});
        auto *count = m_fixture->find<QLineEdit>(u"count"_s);
        const auto *remove = m_fixture->find<QAbstractButton>(u"delete"_s);
        QCOMPARE(count->isVisible(), isTyped);
        QTRY_COMPARE(remove->isEnabled(), !isTyped);
        if (isTyped) {
            QTRY_VERIFY(count->hasFocus());
            QTest::keyClicks(count, u"1"_s);
            QVERIFY(remove->isEnabled());
        }
        m_fixture->click(u"cancel"_s);
        QTRY_VERIFY(!m_fixture->dialog());
    }

    void theLineThatSaysItIsGoneBringsItBack()
    {
        m_fixture->records().makeContact(u"ann@example.org"_s);
        ask(OperationId::DeleteContactByEmail,
            {{.values = {u"ann@example.org"_s}, .title = u"Ann"_s}});
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QVERIFY(m_fixture->dialog());
        QTRY_VERIFY(m_fixture->find<QAbstractButton>(u"putBack"_s)->isEnabled());
        m_fixture->click(u"putBack"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(
            m_fixture->records().exists(OperationId::GetContactByEmail, {u"ann@example.org"_s}));
    }

    void anExportThatIsGoneOffersNoUndo()
    {
        const auto record =
            m_fixture->records().first(OperationId::ListExports, u"status"_s, u"finished"_s);
        ask(OperationId::DeleteExport,
            {{.values = {record.value(u"id"_s).toString()}, .title = u"List"_s}});
        typeCount(1);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(!m_fixture->undo());
    }

    void aboveTwentyTheCountIsTyped()
    {
        const auto targets = makeContacts(31);
        ask(OperationId::DeleteContactByEmail, targets.mid(0, 20));
        QVERIFY(!m_fixture->find<QLineEdit>(u"count"_s)->isVisible());
        m_fixture->click(u"cancel"_s);
        QTRY_VERIFY(!m_fixture->dialog());

        ask(OperationId::DeleteContactByEmail, targets);
        auto *count = m_fixture->find<QLineEdit>(u"count"_s);
        auto *remove = m_fixture->find<QAbstractButton>(u"delete"_s);
        QTRY_VERIFY(count->hasFocus());
        QVERIFY(!remove->isEnabled());
        QTest::keyClicks(count, u"312"_s);
        QCOMPARE(m_fixture->find<QLabel>(u"hint"_s)->text(), u"you typed 312, not 31"_s);
        // Enter has no effect.
        QTest::keyClick(count, Qt::Key_Return);
        QVERIFY(m_fixture->dialog());
        QVERIFY(!remove->isEnabled());
        QTest::keyClick(count, Qt::Key_Backspace);
        QVERIFY(remove->isEnabled());
        // Enter moves the focus to the button without pressing it.
        QTest::keyClick(count, Qt::Key_Return);
        QTRY_VERIFY(remove->hasFocus());
        QCOMPARE(m_fixture->ledger().received(OperationId::DeleteContactByEmail), 0);
        QTest::keyClick(remove, Qt::Key_Space);
        QTRY_VERIFY(!m_fixture->dialog());
        // Because of their number, the records are deleted by a job.
        QCOMPARE(m_fixture->opened().back().page, u"jobs"_s);
        QTRY_COMPARE(m_gone.size(), 31);
        QCOMPARE(m_fixture->ledger().applied(OperationId::DeleteContactByEmail), 31);
        QTRY_COMPARE(m_fixture->bin().size(), 31U);
    }

    void onALiveStoreEvenOneIsTyped()
    {
        begin(profiles::StoreKind::Live);
        m_fixture->records().makeContact(u"ann@example.org"_s);
        ask(OperationId::DeleteContactByEmail,
            {{.values = {u"ann@example.org"_s}, .title = u"Ann"_s}});
        auto *count = m_fixture->find<QLineEdit>(u"count"_s);
        QVERIFY(count->isVisible());
        QVERIFY(!m_fixture->find<QAbstractButton>(u"delete"_s)->isEnabled());
        QTest::keyClicks(count, u"1"_s);
        m_fixture->click(u"delete"_s);
        QTRY_COMPARE(m_fixture->ledger().applied(OperationId::DeleteContactByEmail), 1);
        QTRY_VERIFY(!m_fixture->dialog());
    }

    void readOnlyAccountsExplainWhy()
    {
        begin(profiles::StoreKind::Test, profiles::ProtectionLevel::ReadOnly);
        ask(OperationId::DeleteContactByEmail,
            {{.values = {u"ann@example.org"_s}, .title = u"Ann"_s}});
        QVERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->told().size(), 1);
        QCOMPARE(m_fixture->ledger().total(), 0);
    }

    void namesAreShownAndAllOfThemOnDemand()
    {
        QList<records::DeleteTarget> targets;
        for (int number = 0; number < 12; ++number)
            targets.append({.values = {QString::number(number)}, .title = u"<b>N%1"_s.arg(number)});
        ask(OperationId::DeleteProduct, targets);
        auto *names = m_fixture->find<QTableView>(u"names"_s);
        QCOMPARE(names->model()->rowCount(), 4);
        QCOMPARE(names->model()->index(0, 0).data().toString(), u"<b>N0"_s);
        m_fixture->click(u"showAll"_s);
        QCOMPARE(names->model()->rowCount(), 12);
        m_fixture->click(u"cancel"_s);
        QTRY_VERIFY(!m_fixture->dialog());
    }

    void missingRecordsCountAsDeleted()
    {
        ask(OperationId::DeleteContactByEmail,
            {{.values = {u"never@example.org"_s},
              .title = u"Never"_s,
              .record = {{u"_email"_s, u"x"_s}}}});
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_gone.size(), 1);
        QVERIFY(m_fixture->told().first().contains(u"no longer existed"_s));
    }

    void refusalsAreListedAndTriedAgain()
    {
        auto targets = makeContacts(3);
        m_fixture->service().faults().add(
            practice::once(OperationId::DeleteContactByEmail, Fault::Status, u"409"_s));
        ask(OperationId::DeleteContactByEmail, targets);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(m_fixture->find<QTableView>(u"rest"_s)
                    && m_fixture->find<QTableView>(u"rest"_s)->isVisible());
        auto *rest = m_fixture->find<QTableView>(u"rest"_s);
        QCOMPARE(rest->model()->rowCount(), 1);
        QVERIFY(!rest->model()->index(0, 1).data().toString().isEmpty());
        const auto *notice = m_fixture->dialog()->findChild<ui::Notice *>(u"notice"_s);
        const auto *details = notice->findChild<QLabel *>(u"detailsText"_s);
        QVERIFY2(details->text().contains(u"Response: 409"_s), qPrintable(details->text()));
        QVERIFY(notice->findChild<QAbstractButton *>(u"details"_s)->isVisible());
        QCOMPARE(m_gone.size(), 2);
        // Records that still exist have no copy.
        QCOMPARE(m_fixture->bin().size(), 2U);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_gone.size(), 3);
        QCOMPARE(m_fixture->bin().size(), 3U);
        QCOMPARE(m_fixture->ledger().applied(OperationId::DeleteContactByEmail), 3);
    }

    [[nodiscard]] QTableView *restOfOne(const QString &status)
    {
        const auto targets = makeContacts(1);
        m_fixture->account().session().client().setRandom([] { return 0.0; });
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::DeleteContactByEmail,
                                           .fault = Fault::Status,
                                           .value = status});
        ask(OperationId::DeleteContactByEmail, targets);
        m_fixture->click(u"delete"_s);
        auto *rest = m_fixture->find<QTableView>(u"rest"_s);
        return QTest::qWaitFor([rest] { return rest->isVisible(); }, 15'000) ? rest : nullptr;
    }

    // The service may have carried out the request.
    void aResponseOfAGatewayIsUnknownAndTheCopyStays()
    {
        const auto *rest = restOfOne(u"524"_s);
        QVERIFY(rest);
        QVERIFY(
            rest->model()->index(0, 1).data().toString().startsWith(u"Deletion not confirmed"_s));
        const auto *notice = m_fixture->find<ui::Notice>(u"notice"_s);
        QCOMPARE(notice->tone(), ui::Tone::Warn);
        QVERIFY2(notice->headline().contains(u"not confirmed"_s), qPrintable(notice->headline()));
        QVERIFY2(!notice->sentence().contains(u"Nothing was deleted"_s),
                 qPrintable(notice->sentence()));
        QCOMPARE(m_fixture->bin().size(), 1U);
        QVERIFY(!m_fixture->bin().front().deletedAt.isValid());
    }

    void aCopyIsRemovedOnlyWhenTheRecordExists()
    {
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::GetContactByEmail,
                                           .fault = Fault::Status,
                                           .value = u"400"_s});
        const auto *rest = restOfOne(u"409"_s);
        QVERIFY(rest);
        QCOMPARE(m_fixture->bin().size(), 1U);
        QVERIFY2(rest->model()->index(0, 1).data().toString().contains(u"Bin"_s),
                 qPrintable(rest->model()->index(0, 1).data().toString()));
        // The retry uses the same copy, which is removed once the record is known to exist.
        m_fixture->service().faults().clear();
        m_fixture->service().faults().add(
            practice::once(OperationId::DeleteContactByEmail, Fault::Status, u"409"_s));
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(m_fixture->bin().empty());
    }

    void aRefusedDeletionOfAMissingRecordCountsAsDeleted()
    {
        const auto targets = makeContacts(1);
        support::replyTo(
            *m_fixture,
            {.operation = OperationId::DeleteContact, .values = targets.first().values});
        m_fixture->service().faults().add(
            practice::once(OperationId::DeleteContactByEmail, Fault::Status, u"409"_s));
        ask(OperationId::DeleteContactByEmail, targets);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_gone.size(), 1);
        QCOMPARE(m_fixture->bin().size(), 1U);
        QVERIFY(m_fixture->bin().front().deletedAt.isValid());
    }

    void aSystemFieldIsRefusedInWords()
    {
        ask(OperationId::DeleteContactField, {{.values = {u"_email"_s}, .title = u"Email"_s}});
        typeCount(1);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(m_fixture->find<QTableView>(u"rest"_s)
                    && m_fixture->find<QTableView>(u"rest"_s)->isVisible());
        const auto *model = m_fixture->find<QTableView>(u"rest"_s)->model();
        QVERIFY(model->index(0, 1).data().toString().contains(u"system field"_s));
        m_fixture->click(u"cancel"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(m_gone.isEmpty());
        QVERIFY(m_fixture->bin().empty());
    }

    void aKeyWithoutTheRightSaysWhich()
    {
        const auto targets = makeContacts(1);
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::DeleteContactByEmail,
                                           .fault = Fault::Status,
                                           .value = u"403"_s});
        ask(OperationId::DeleteContactByEmail, targets);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(m_fixture->find<QTableView>(u"rest"_s)
                    && m_fixture->find<QTableView>(u"rest"_s)->isVisible());
        const auto *model = m_fixture->find<QTableView>(u"rest"_s)->model();
        QVERIFY(model->index(0, 1).data().toString().contains(u"contacts:delete"_s));
        m_fixture->click(u"cancel"_s);
    }

    void unreadableRecordsAreNotDeleted()
    {
        m_fixture->records().makeContact(u"ann@example.org"_s);
        m_fixture->service().faults().add(
            practice::once(OperationId::GetContactByEmail, Fault::Status, u"400"_s));
        ask(OperationId::DeleteContactByEmail,
            {{.values = {u"ann@example.org"_s}, .title = u"Ann"_s}});
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(m_fixture->find<QTableView>(u"rest"_s)
                    && m_fixture->find<QTableView>(u"rest"_s)->isVisible());
        QCOMPARE(m_fixture->ledger().received(OperationId::DeleteContactByEmail), 0);
        // Clicking again retries the rest.
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->ledger().applied(OperationId::DeleteContactByEmail), 1);
        QCOMPARE(m_fixture->bin().size(), 1U);
    }

    void aDroppedAnswerIsLookedUp()
    {
        const auto targets = makeContacts(1);
        m_fixture->service().faults().add(
            practice::once(OperationId::DeleteContactByEmail, Fault::CloseApplied));
        ask(OperationId::DeleteContactByEmail, targets);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->dialog(), 15'000);
        QCOMPARE(m_gone.size(), 1);
        QCOMPARE(m_fixture->ledger().applied(OperationId::DeleteContactByEmail), 1);
        QVERIFY(m_fixture->bin().front().deletedAt.isValid());
    }

    void withoutACopyNothingIsDeletedUnlessConfirmed()
    {
        m_fixture.reset();
        m_fixture.emplace(support::storeWith(5),
                          support::PageFixture::profile(profiles::ProtectionLevel::Confirm,
                                                        profiles::StoreKind::Test,
                                                        QString(300, u'x')));
        m_fixture->window().show();
        const auto targets = makeContacts(1);
        ask(OperationId::DeleteContactByEmail, targets);
        m_fixture->click(u"delete"_s);
        auto *anyway = m_fixture->find<QAbstractButton>(u"withoutCopy"_s);
        QTRY_VERIFY(anyway->isVisible());
        QVERIFY(!m_fixture->find<ui::Notice>(u"notice"_s)->headline().isEmpty());
        QCOMPARE(m_fixture->ledger().received(OperationId::DeleteContactByEmail), 0);
        QTest::mouseClick(anyway, Qt::LeftButton);
        // Without a copy the deletion is final, so the question asks for the count.
        auto *keeps = m_fixture->find<QCheckBox>(u"keepCopy"_s);
        QVERIFY(keeps->isVisible() && !keeps->isChecked());
        QVERIFY(!anyway->isVisible());
        auto *remove = m_fixture->find<QAbstractButton>(u"delete"_s);
        QVERIFY(!remove->isEnabled());
        const auto counts = m_fixture->dialog()->findChildren<QLineEdit *>(u"count"_s);
        const auto count = std::ranges::find_if(counts, &QWidget::isVisible);
        QVERIFY(count != counts.end());
        QVERIFY((*count)->hasFocus());
        QTest::keyClicks(*count, u"2"_s);
        QVERIFY(!remove->isEnabled());
        QTest::keyClick(*count, Qt::Key_Backspace);
        QTest::keyClicks(*count, u"1"_s);
        QCOMPARE(m_fixture->ledger().received(OperationId::DeleteContactByEmail), 0);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->ledger().applied(OperationId::DeleteContactByEmail), 1);
    }

    void copiesAreSafeBeforeTheFirstDeleteLeaves()
    {
        m_fixture->records().makeContact(u"ann@example.org"_s);
        int copiesAtTheDelete = -1;
        QObject::connect(&m_fixture->account().session(), &api::Session::writesChanged, this,
                         [&](int underWay) {
                             if (underWay > 0)
                                 copiesAtTheDelete = static_cast<int>(m_fixture->bin().size());
                         });
        ask(OperationId::DeleteContactByEmail,
            {{.values = {u"ann@example.org"_s}, .title = u"Ann"_s}});
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(copiesAtTheDelete, 1);
    }

    void stopLeavesTheRest()
    {
        const auto targets = makeContacts(12);
        // The reply is slow enough for the key press to arrive in time.
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::DeleteContactByEmail,
                                           .fault = Fault::Drip,
                                           .value = u"60"_s,
                                           .first = 5});
        ask(OperationId::DeleteContactByEmail, targets);
        m_fixture->click(u"delete"_s);
        QTRY_VERIFY(m_fixture->ledger().applied(OperationId::DeleteContactByEmail) >= 4);
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->find<QTableView>(u"rest"_s)->isVisible(), 15'000);
        const int gone = static_cast<int>(m_gone.size());
        QVERIFY(gone >= 4 && gone < 12);
        QCOMPARE(m_fixture->ledger().applied(OperationId::DeleteContactByEmail), gone);
        QCOMPARE(m_fixture->find<QTableView>(u"rest"_s)->model()->rowCount(), 12 - gone);
        QCOMPARE(static_cast<int>(m_fixture->bin().size()), gone);
    }

    void aSleepLeavesTheRest_data()
    {
        QTest::addColumn<bool>("keepsCopies");
        QTest::newRow("while copies are read") << true;
        QTest::newRow("while records are deleted") << false;
    }

    // G6, G45: after the computer has slept, the user is asked again before the rest is deleted.
    void aSleepLeavesTheRest()
    {
        QFETCH(const bool, keepsCopies);
        support::ManualClock clock;
        support::PageFixture fixture(
            {.contacts = 12, .requestsPerMinute = 0},
            {.id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            nullptr, &clock);
        QList<records::DeleteTarget> targets;
        for (int number = 0; number < 12; ++number)
            targets.append({.values = {u"many%1@example.org"_s.arg(number)}, .title = {}});
        auto *deletion =
            new records::Deletion(fixture.account(), OperationId::DeleteContactByEmail, targets);
        QSignalSpy ended(deletion, &records::Deletion::ended);
        connect(deletion, &records::Deletion::changed, this, [&, slept = false]() mutable {
            if (deletion->done() > 0 && !std::exchange(slept, true))
                clock.suspend(8h);
        });
        deletion->start(keepsCopies);
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(deletion->stopped());
        QVERIFY(deletion->done() <= 4);
        QCOMPARE(fixture.ledger().received(OperationId::DeleteContactByEmail),
                 keepsCopies ? 0 : deletion->done());

        // The user confirms again.
        deletion->start(keepsCopies);
        QTRY_COMPARE(ended.size(), 2);
        QCOMPARE(deletion->done(), 12);
    }
};

STOREDESK_TEST(TestDeleting)

} // namespace tst_deleting

#include "tst_deleting.moc"
