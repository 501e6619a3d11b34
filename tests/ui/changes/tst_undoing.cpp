// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "storage/changehistory.h"
#include "ui/changes/undoing.h"
#include "ui/widgets/notice.h"

#include <QTableView>

namespace tst_undoing {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using practice::Fault;

// Tests undoing a saved edit.
class TestUndoing final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::PageFixture> m_fixture;
    const QString m_email = u"ann@example.org"_s;

    // Renames Ann to Anna, sets 7 points and saves the edit.
    void begin(profiles::ProtectionLevel guard)
    {
        m_fixture.reset();
        m_fixture.emplace(support::storeWith(5), support::PageFixture::profile(guard));
        m_fixture->window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_fixture->window()));
        if (guard == profiles::ProtectionLevel::ReadOnly)
            return;
        m_fixture->records().makeContact(m_email);
        patch({{u"_name"_s, u"Anna"_s}, {u"_points"_s, 7}});
        changes().keep({.operation = OperationId::PatchContactByEmail,
                        .values = {m_email},
                        .title = u"Ann"_s,
                        .before = {{u"_name"_s, u"Ann"_s}, {u"_points"_s, QJsonValue::Null}},
                        .after = {{u"_name"_s, u"Anna"_s}, {u"_points"_s, 7}}});
    }

    [[nodiscard]] storage::ChangeHistory &changes()
    {
        return m_fixture->account().storage().changes();
    }

    void patch(const QJsonObject &body)
    {
        support::replyTo(
            *m_fixture,
            {.operation = OperationId::PatchContactByEmail, .values = {m_email}, .body = body});
    }

    void undo() { ui::changes::undoLast(*m_fixture, OperationId::PatchContactByEmail, {m_email}); }

    [[nodiscard]] QJsonObject contact()
    {
        return support::replyTo(*m_fixture,
                                {.operation = OperationId::GetContactByEmail, .values = {m_email}});
    }

    [[nodiscard]] bool remembered()
    {
        return changes().last(OperationId::PatchContactByEmail, {m_email}).has_value();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { m_fixture.reset(); }

    void writesTheOldValuesBack()
    {
        begin(profiles::ProtectionLevel::Free);
        const int before = m_fixture->ledger().received(OperationId::PatchContactByEmail);
        undo();
        QTRY_COMPARE(m_fixture->told().size(), 1);
        QVERIFY(m_fixture->told().first().contains(u"Ann"_s));
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), before + 1);
        QCOMPARE(contact().value(u"_name"_s), u"Ann"_s);
        QVERIFY(contact().value(u"_points"_s).isNull() || contact().value(u"_points"_s) == 0);
        QVERIFY(!remembered());
        undo();
        // There is nothing left to undo.
        QTRY_COMPARE(m_fixture->told().size(), 2);
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), before + 1);
    }

    void showsItFirstWhereWritesAreConfirmed()
    {
        begin(profiles::ProtectionLevel::Confirm);
        const int before = m_fixture->ledger().received(OperationId::PatchContactByEmail);
        undo();
        QTRY_VERIFY(m_fixture->dialog());
        QCOMPARE(m_fixture->find<QTableView>(u"values"_s)->model()->rowCount(), 2);
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), before);
        QVERIFY(remembered());
        undo();
        QTRY_VERIFY(m_fixture->dialog());
        m_fixture->click(u"undo"_s);
        QTRY_COMPARE(m_fixture->told().size(), 1);
        QCOMPARE(contact().value(u"_name"_s), u"Ann"_s);
    }

    void writesNothingIfTheRecordWasChangedSince()
    {
        begin(profiles::ProtectionLevel::Free);
        patch({{u"_points"_s, 9}});
        const int before = m_fixture->ledger().received(OperationId::PatchContactByEmail);
        undo();
        QTRY_VERIFY(m_fixture->dialog());
        auto *notice = m_fixture->find<ui::Notice>(u"notice"_s);
        QVERIFY(notice->sentence().contains(u"Points"_s));
        QVERIFY(!notice->sentence().contains(u"Name"_s));
        QCOMPARE(m_fixture->find<QTableView>(u"values"_s)->model()->columnCount(), 4);
        QVERIFY(!m_fixture->find<QAbstractButton>(u"undo"_s));
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Return);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), before);
        QVERIFY(remembered());
    }

    void changesOfOtherFieldsDoNotMatter()
    {
        begin(profiles::ProtectionLevel::Free);
        patch({{u"_surname"_s, u"Lee"_s}});
        undo();
        QTRY_COMPARE(m_fixture->told().size(), 1);
        QCOMPARE(contact().value(u"_name"_s), u"Ann"_s);
        QCOMPARE(contact().value(u"_surname"_s), u"Lee"_s);
    }

    void failuresAreReportedAndTheEditStays_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::newRow("read") << OperationId::GetContactByEmail;
        QTest::newRow("write") << OperationId::PatchContactByEmail;
    }

    void failuresAreReportedAndTheEditStays()
    {
        QFETCH(const OperationId, operation);
        begin(profiles::ProtectionLevel::Free);
        m_fixture->service().faults().add(practice::once(operation, Fault::Status, u"400"_s));
        undo();
        QTRY_COMPARE(m_fixture->told().size(), 1);
        QVERIFY(m_fixture->told().first().contains(u"not undone"_s));
        QVERIFY(remembered());
        QCOMPARE(contact().value(u"_name"_s), u"Anna"_s);
    }

    void aReadOnlyAccountUndoesNothing()
    {
        begin(profiles::ProtectionLevel::ReadOnly);
        ui::changes::undo(*m_fixture, {.values = {m_email}});
        QCOMPARE(m_fixture->told().size(), 1);
        QCOMPARE(m_fixture->ledger().total(), 0);
    }
};

STOREDESK_TEST(TestUndoing)

} // namespace tst_undoing

#include "tst_undoing.moc"
