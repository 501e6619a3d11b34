// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/host/anotheraddress.h"
#include "ui/navigation/pagetabs.h"
#include "ui/shell/windowparts.h"

#include <QJsonArray>
#include <QLineEdit>

#include <algorithm>

namespace tst_unsavedforms {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests forms with unsaved input in the real window. A request for a new record opens another form,
// and the existing form stays unchanged.
class TestUnsavedForms final : public QObject
{
    Q_OBJECT

    std::unique_ptr<support::WindowFixture> m_fixture;

    [[nodiscard]] ui::shell::MainWindow &window() const { return m_fixture->window(); }
    [[nodiscard]] ui::navigation::PageTabs &tabs() const { return *window().parts().tabs; }

    // Types into the first text field.
    static bool type(ui::Page *page, const QString &text)
    {
        for (auto *field : page->findChildren<QLineEdit *>()) {
            if (!field->isVisible() || field->isReadOnly() || !field->text().isEmpty())
                continue;
            field->setFocus();
            QTest::keyClicks(field, text);
            return page->hasPendingChanges();
        }
        return false;
    }

    static bool holds(const ui::Page *page, const QString &text)
    {
        const auto fields = page->findChildren<QLineEdit *>();
        return std::ranges::any_of(
            fields, [&text](const QLineEdit *field) { return field->text() == text; });
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::WindowFixture>();
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void aNewFormOpensBesideOneThatIsBegun_data()
    {
        QTest::addColumn<QString>("word");
        for (const auto &word : {u"new-contact"_s, u"new-product"_s, u"new-purchase"_s,
                                 u"new-contact-field"_s, u"new-integration"_s})
            QTest::newRow(qPrintable(word)) << word;
    }
    void aNewFormOpensBesideOneThatIsBegun()
    {
        QFETCH(const QString, word);
        auto *first = m_fixture->open({.page = word});
        QVERIFY(first);
        QTRY_VERIFY(first->settled());
        // An untouched form is reused.
        QCOMPARE(window().open({.page = word}), first);
        QVERIFY(type(first, u"unfinished"_s));
        const int before = tabs().count();
        auto *second = window().open({.page = word});
        QVERIFY(second && second != first);
        QCOMPARE(tabs().count(), before + 1);
        QTRY_VERIFY(second->settled());
        QVERIFY(!second->hasPendingChanges());
        QVERIFY(!holds(second, u"unfinished"_s));
        QVERIFY(holds(first, u"unfinished"_s));
        // An untouched form is reused.
        QCOMPARE(window().open({.page = word}), second);
        QVERIFY(type(second, u"second"_s));
        QVERIFY(first->hasPendingChanges() && holds(first, u"unfinished"_s));
        second->keepDraftChanges();
        QVERIFY(tabs().nameOf(first) != tabs().nameOf(second));
    }

    void anEventTypeOpensBesideOneOfTheSameIntegration()
    {
        const auto answer = support::replyTo(
            window(), {.operation = catalogue::OperationId::ListCustomIntegrations, .values = {}});
        const auto id = answer[u"results"_s][0][u"id"_s].toString();
        const ui::PageAddress place{.page = u"new-event-type"_s, .values = {id}};
        auto *first = m_fixture->open(place);
        QVERIFY(first);
        QTRY_VERIFY(first->settled());
        QVERIFY(type(first, u"Cart left"_s));
        auto *second = window().open(place);
        QVERIFY(second && second != first);
        QCOMPARE(second->place(), ui::anotherPlace(place, 2));
        QTRY_VERIFY(second->settled());
        QVERIFY(!second->hasPendingChanges());
        QVERIFY(type(second, u"Cart bought"_s));
        // A restored or reopened tab shows the same form.
        QCOMPARE(window().open(second->place()), second);
    }
};

STOREDESK_TEST(TestUnsavedForms)

} // namespace tst_unsavedforms

#include "tst_unsavedforms.moc"
