// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/accountfields.h"
#include "importcheck/fieldproposal.h"
#include "ui/forms/fieldform.h"
#include "ui/imports/importpage.h"
#include "ui/widgets/notice.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTest>

namespace tst_importnewfield {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using practice::Fault;
using storedesk::ui::imports::ImportPage;
using enum catalogue::OperationId;

// Creates a missing contact field while matching columns, using only the keyboard.
class TestImportNewField final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;
    ImportPage *m_page = nullptr;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }

    void start(profiles::ProtectionLevel guard)
    {
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5),
                                                           support::PageFixture::profile(guard));
        m_page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QString rows = u"Email;Talla de pie;Origen\n"_s;
        for (int at = 0; at < 30; ++at)
            rows += u"ana%1@example.org;%2;%3\n"_s.arg(at)
                        .arg(36 + at % 9)
                        .arg(at % 3 == 0       ? u"feria"_s
                                 : at % 3 == 1 ? u"web"_s
                                               : u"tienda"_s);
        m_page->paste(rows);
        QTRY_VERIFY(m_page->settled() && m_page->draft().table());
        QTRY_VERIFY(!host().account().contactFields().definitions().isEmpty());
        m_page->goTo(2);
    }

    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    [[nodiscard]] static bool tabTo(const QString &name)
    {
        for (int press = 0; press < 60; ++press) {
            const auto *focus = QApplication::focusWidget();
            if (!focus || focus->objectName() == name)
                return focus;
            key(Qt::Key_Tab);
        }
        return false;
    }
    static void press(const QString &name)
    {
        QTRY_VERIFY2(tabTo(name), qPrintable(name));
        key(Qt::Key_Space);
    }

    [[nodiscard]] QComboBox *target(int column) const
    {
        return m_page->findChild<QComboBox *>(u"target%1"_s.arg(column));
    }

    // Chooses the last entry in the list, which creates a field.
    void askForField(int column)
    {
        auto *box = target(column);
        // Activate the window, because a dialog may have been active before.
        host().window().activateWindow();
        box->setFocus();
        QTRY_VERIFY(box->hasFocus());
        key(Qt::Key_F4);
        QTRY_VERIFY(box->view()->isVisible());
        QTest::keyClick(box->view(), Qt::Key_End);
        QTest::keyClick(box->view(), Qt::Key_Return);
        QTRY_VERIFY(host().dialog() && host().dialog()->isVisible());
        QCOMPARE(host().dialog()->objectName(), u"newField"_s);
        host().dialog()->activateWindow();
        QTRY_VERIFY(host().dialog()->isAncestorOf(QApplication::focusWidget()));
    }

    [[nodiscard]] QString typed(const QString &key)
    {
        return host().dialog()->findChild<QLineEdit *>(key)->text();
    }

    [[nodiscard]] Notice *notice() { return host().dialog()->findChild<Notice *>(); }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { m_fixture.reset(); }

    void aFieldIsMadeAndTheColumnGoesThere()
    {
        start(profiles::ProtectionLevel::Free);
        QCOMPARE(m_page->draft().columns()[1].target, QString());
        askForField(1);
        QCOMPARE(typed(u"name"_s), u"Talla de pie"_s);
        QCOMPARE(typed(u"id"_s), u"talla_de_pie"_s);
        // The name is selected, so typing replaces it, and the id is derived from it.
        QTest::keyClicks(QApplication::focusWidget(), u"Calzado"_s);
        QTRY_COMPARE(typed(u"id"_s), u"calzado"_s);
        press(u"createField"_s);
        QTRY_VERIFY(!host().dialog());
        QCOMPARE(host().ledger().applied(CreateContactField), 1);
        QTRY_COMPARE(m_page->draft().columns()[1].target, u"calzado"_s);
        QCOMPARE(m_page->step(), 2);
        QCOMPARE(target(1)->currentText(), u"Calzado"_s);
        const auto made = m_fixture->records().first(ListContactFields, u"id"_s, u"calzado"_s);
        QCOMPARE(made[u"type"_s].toString(), u"integer"_s);
        // No other tab was opened.
        QVERIFY(host().opened().isEmpty());
    }

    // The type cannot be changed later, so a closed list is never proposed. If the user chooses
    // one, the strings of the column are its options, and each of them matches the new field.
    void textsOfAColumnBecomeOptionsOnRequest()
    {
        start(profiles::ProtectionLevel::Free);
        askForField(2);
        // The form is replaced when the type changes.
        const auto type = [this] {
            return m_fixture->dialog()->findChild<forms::FieldForm *>()->findChild<QComboBox *>(
                u"type"_s);
        };
        QCOMPARE(type()->currentText(), u"Text"_s);
        QVERIFY(host().dialog()->findChild<QLabel *>(u"optionsHint"_s)->isVisible());
        const int single = type()->findText(u"Single select"_s);
        QVERIFY(single >= 0);
        type()->setFocus();
        for (int at = 0; type()->currentIndex() != single && at < 20; ++at) {
            key(type()->currentIndex() < single ? Qt::Key_Down : Qt::Key_Up);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QCOMPARE(type()->currentText(), u"Single select"_s);
        press(u"createField"_s);
        QTRY_VERIFY(!host().dialog());
        QTRY_COMPARE(m_page->draft().columns()[2].target, u"origen"_s);
        const auto made = m_fixture->records().first(ListContactFields, u"id"_s, u"origen"_s);
        QCOMPARE(made[u"type"_s].toString(), u"radio"_s);
        QCOMPARE(made[u"options"_s].toArray().size(), 3);
        QTRY_COMPARE(m_page->draft().columns()[2].options.size(), 3UL);
        QVERIFY(m_page->draft().matching().undecided().empty());
    }

    void decimalsAreDecimals_data()
    {
        QTest::addColumn<QStringList>("cells");
        QTest::addColumn<QString>("type");
        QTest::newRow("comma and point")
            << QStringList{u"2.150,75"_s, u"18,00"_s, u"310"_s} << u"decimal"_s;
        QTest::newRow("one row") << QStringList{u"2.150,75"_s} << u"decimal"_s;
        QTest::newRow("currency") << QStringList{u"2.150,75 €"_s, u"18,00 €"_s} << u"decimal"_s;
        QTest::newRow("English") << QStringList{u"2,150.75"_s, u"18.00"_s} << u"decimal"_s;
        QTest::newRow("whole") << QStringList{u"2"_s, u"18"_s} << u"integer"_s;
        QTest::newRow("cities") << QStringList{u"Madrid"_s, u"Sevilla"_s, u"Madrid"_s} << u"text"_s;
        QTest::newRow("mixed") << QStringList{u"2,5"_s, u"none"_s} << u"text"_s;
        QTest::newRow("sizes") << QStringList{u"38-40"_s, u"41-43"_s} << u"text"_s;
    }

    void decimalsAreDecimals()
    {
        QFETCH(const QStringList, cells);
        QFETCH(const QString, type);
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(1));
        m_page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QString rows = u"Email;Column\n"_s;
        for (qsizetype at = 0; at < cells.size(); ++at)
            rows += u"ana%1@example.org;%2\n"_s.arg(at).arg(cells[at]);
        m_page->paste(rows);
        QTRY_VERIFY(m_page->settled() && m_page->draft().table());
        QStringList sample;
        for (const auto &row : m_page->draft().table()->sample)
            sample.append(row.value(1));
        const auto field = storedesk::importcheck::proposedField(
            u"Column"_s, sample, m_page->draft().table()->source.formatOf(1));
        QCOMPARE(field[u"type"_s].toString(), type);
        QVERIFY(!field.contains(u"options"_s));
    }

    void aCarefulAccountIsAskedFirst()
    {
        start(profiles::ProtectionLevel::Confirm);
        askForField(1);
        auto *dialog = host().dialog();
        press(u"createField"_s);
        QTRY_VERIFY(dialog->findChild<QDialog *>(u"review"_s));
        QCOMPARE(host().ledger().received(CreateContactField), 0);
        auto *agree = dialog->findChild<QAbstractButton *>(u"agree"_s);
        QTRY_VERIFY(agree->isVisible());
        QTest::keyClick(agree, Qt::Key_Space);
        QTRY_COMPARE(m_page->draft().columns()[1].target, u"talla_de_pie"_s);
        QCOMPARE(host().ledger().applied(CreateContactField), 1);
    }

    // An error from the service is shown in the dialog, and the input is preserved.
    void aFailureLosesNothing()
    {
        start(profiles::ProtectionLevel::Free);
        host().service().play({practice::once(CreateContactField, Fault::Status, u"403"_s)});
        askForField(1);
        press(u"createField"_s);
        QTRY_VERIFY(notice()->isVisible());
        QVERIFY(!notice()->headline().isEmpty());
        const auto *details = notice()->findChild<QLabel *>(u"detailsText"_s);
        QVERIFY2(details->text().contains(u"Response: 403"_s), qPrintable(details->text()));
        QVERIFY(notice()->findChild<QAbstractButton *>(u"details"_s)->isVisible());
        QCOMPARE(typed(u"name"_s), u"Talla de pie"_s);
        key(Qt::Key_Escape);
        QTRY_VERIFY(!host().dialog());
        QCOMPARE(m_page->draft().columns()[1].target, QString());
    }

    // An id that is already in use is reported at its field before anything is sent.
    void existingIdsAreReportedAtTheirField()
    {
        start(profiles::ProtectionLevel::Free);
        QVERIFY(!m_fixture->records().makeField(u"zapato"_s).isEmpty());
        QTRY_VERIFY(std::ranges::any_of(
            host().account().contactFields().definitions(),
            [](const QJsonValue &field) { return field[u"id"_s].toString() == u"zapato"_s; }));
        askForField(1);
        QTest::keyClicks(QApplication::focusWidget(), u"Zapato"_s);
        QTRY_COMPARE(typed(u"id"_s), u"zapato"_s);
        press(u"createField"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"id"_s);
        // The only request was sent by makeField() above.
        QCOMPARE(host().ledger().received(CreateContactField), 1);
        // The input is restored when the dialog is opened again.
        key(Qt::Key_Escape);
        QTRY_VERIFY(!host().dialog());
        askForField(1);
        QCOMPARE(typed(u"name"_s), u"Zapato"_s);
    }

    void arrowsThroughTheClosedListOpenNothing()
    {
        start(profiles::ProtectionLevel::Free);
        auto *box = target(1);
        box->setFocus();
        key(Qt::Key_End);
        QVERIFY(!host().dialog());
        QCOMPARE(m_page->draft().columns()[1].target, QString());
    }

    void readOnlyAccountsExplainWhyNot()
    {
        start(profiles::ProtectionLevel::ReadOnly);
        auto *box = target(1);
        const auto *items = qobject_cast<QStandardItemModel *>(box->model());
        const auto *last = items->item(box->count() - 1);
        QVERIFY(!last->isEnabled());
        QVERIFY2(last->text().contains(u"read-only"_s), qPrintable(last->text()));
    }
};

STOREDESK_TEST(TestImportNewField)

} // namespace tst_importnewfield

#include "tst_importnewfield.moc"
