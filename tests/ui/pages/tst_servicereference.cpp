// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "catalogue/fieldset.h"
#include "ui/pages/pagetable.h"
#include "ui/pages/servicereference.h"
#include "ui/schedules/scheduledialog.h"
#include "ui/widgets/technicalname.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QWhatsThis>
#include <QWhatsThisClickedEvent>

namespace tst_servicereference {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::Effect;

static QString requestOf(const catalogue::Operation &row)
{
    return QString::fromLatin1(catalogue::verbName(row.verb)) + u' ' + QString(row.path);
}

// The service reference describes every request, and every form links to it.
class TestServiceReference final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::WindowFixture> m_fixture;

    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] QString currentText()
    {
        const auto *page = window().currentPage();
        const auto *text = page ? page->findChild<QTextBrowser *>(u"chapterText"_s) : nullptr;
        return text && page->place().page == u"service-reference"_s ? text->toPlainText()
                                                                    : QString();
    }

    // Adds every page with a form, and an address of it.
    static void forms()
    {
        QTest::addColumn<ui::PageAddress>("place");
        for (const auto &row : ui::pages::allPages()) {
            if (row.creates)
                QTest::newRow(row.title) << ui::PageAddress{.page = row.word};
        }
        QTest::newRow("New event type")
            << ui::PageAddress{.page = u"new-event-type"_s, .values = {u"1"_s}};
        QTest::newRow("Send events") << ui::PageAddress{.page = u"send-events"_s};
        QTest::newRow("Contact") << ui::PageAddress{.page = u"contact"_s,
                                                    .values = {u"email"_s, u"a@example.org"_s}};
        QTest::newRow("Product") << ui::PageAddress{.page = u"product"_s,
                                                    .values = {u"store-id"_s, u"SKU-1001"_s}};
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup()
    {
        QWhatsThis::hideText();
        m_fixture.reset();
    }

    void everyRequestAndFieldIsDescribed()
    {
        const auto chapters = ui::pages::serviceChapters();
        QCOMPARE(chapters.size(), catalogue::resources().size() + 1);
        for (const auto &row : catalogue::operations()) {
            const auto name = QString(catalogue::resourceRow(row.resource).name);
            const auto chapter = std::ranges::find(chapters, name, &ui::pages::Chapter::name);
            QVERIFY2(chapter != chapters.end(), qPrintable(name));
            QVERIFY2(chapter->text.contains(requestOf(row)), row.title);
            QVERIFY2(chapter->text.contains(catalogue::scopeOf(row)), row.title);
            QVERIFY2(chapters.constFirst().text.contains(requestOf(row)), row.title);
            // The section ends at the next heading.
            const auto section =
                chapter->text.section(requestOf(row) + u'`', 1).section(u"## "_s, 0, 0);
            const auto location = catalogue::placeOf(row.id);
            const auto fields =
                location ? catalogue::FieldSet::of(row.resource, *location) : catalogue::FieldSet();
            for (const auto &rule : fields.rules)
                QVERIFY2(rule.readOnly || section.contains(u'`' + rule.key + u'`'),
                         qPrintable(QString(row.name) + u": "_s + rule.key));
        }
    }

    void everyFormLeadsToItsRequests_data() { forms(); }
    void everyFormLeadsToItsRequests()
    {
        QFETCH(const ui::PageAddress, place);
        QVERIFY(m_fixture->open(place));
        QTest::keyClick(&window(), Qt::Key_F1);
        QTRY_COMPARE(window().currentPage()->place().page, u"help"_s);
        auto *link = window().currentPage()->findChild<QAbstractButton *>(u"serviceReference"_s);
        QVERIFY(link && link->isVisible());
        QTest::mouseClick(link, Qt::LeftButton);
        QTRY_COMPARE(window().currentPage()->place().page, u"service-reference"_s);
        const auto *row = ui::pages::pageRow(place.page);
        QVERIFY(row);
        const auto resource = place.page == u"send-events"_s
            ? std::optional(catalogue::Resource::CustomEvent)
            : row->resource;
        const auto chapter =
            resource ? QString(catalogue::resourceRow(*resource).name) : u"requests"_s;
        const auto isPrivacy = place.page == u"privacy"_s;
        QCOMPARE(window().currentPage()->place().values,
                 QStringList(isPrivacy ? u"contact"_s : chapter));
        for (const auto &operation : catalogue::operations()) {
            if (resource == operation.resource && operation.writes())
                QVERIFY2(currentText().contains(requestOf(operation)), operation.title);
        }
        QVERIFY(!currentText().isEmpty());
    }

    // The link in What's This is pressed for the first and the last field of each form.
    void everyExplainedFieldHasTheLink_data() { forms(); }
    void everyExplainedFieldHasTheLink()
    {
        QFETCH(const ui::PageAddress, place);
        auto *page = m_fixture->open(place);
        QVERIFY(page);
        QList<QWidget *> explained;
        for (auto *field : page->findChildren<QWidget *>()) {
            QEvent entered(QEvent::Enter);
            QApplication::sendEvent(field, &entered);
            // Searches and switches of the view repeat their tool tip.
            const bool isOwn = field->whatsThis() == field->toolTip().toHtmlEscaped();
            if (!field->whatsThis().isEmpty() && !isOwn && field->isEnabled())
                explained.append(field);
        }
        for (const auto *field : std::as_const(explained))
            QVERIFY2(field->whatsThis().contains(ui::referenceLink()),
                     qPrintable(field->objectName()));
        if (explained.isEmpty())
            return;
        for (auto *field : {explained.constFirst(), explained.constLast()}) {
            window().open(place);
            QWhatsThisClickedEvent clicked(QString{ui::referenceTarget});
            QApplication::sendEvent(field, &clicked);
            QCOMPARE(window().currentPage()->place(), ui::pages::referencePlace(place.page));
            QVERIFY(!currentText().isEmpty());
        }
    }

    // A dialog blocks the pages, so it shows the reference itself.
    void dialogsShowTheReference()
    {
        QVERIFY(m_fixture->open({.page = u"contacts"_s}));
        window().openDialog(new ui::schedules::ScheduleDialog(window(), {}));
        QTRY_VERIFY(m_fixture->dialog());
        auto *dialog = m_fixture->dialog();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        QVERIFY(dialog->focusWidget());
        const auto isReference = [this] {
            return m_fixture->dialog() && m_fixture->dialog()->objectName() == u"referenceDialog"_s;
        };
        QTest::keyClick(dialog->focusWidget(), Qt::Key_F1);
        QTRY_VERIFY(isReference());
        const auto *text = m_fixture->dialog()->findChild<QTextBrowser *>(u"chapterText"_s);
        QVERIFY(text->toPlainText().contains(u"PATCH /contacts/email/{email}"_s));
        // A second F1 does not open another one.
        QTest::keyClick(m_fixture->dialog()->focusWidget(), Qt::Key_F1);
        QCOMPARE(dialog->findChildren<QDialog *>(u"referenceDialog"_s).size(), 1);
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_COMPARE(m_fixture->dialog(), dialog);
        auto *name = dialog->findChild<QLineEdit *>(u"name"_s);
        QVERIFY(name);
        QWhatsThisClickedEvent clicked(QString{ui::referenceTarget});
        QApplication::sendEvent(name, &clicked);
        QTRY_VERIFY(isReference());
        QTest::mouseClick(m_fixture->dialog()->findChild<QAbstractButton *>(u"closeReference"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(m_fixture->dialog(), dialog);
        dialog->reject();
    }

    void theHelpMenuOpensTheChapterOfTheCurrentPage()
    {
        QVERIFY(m_fixture->open({.page = u"coupon-sets"_s}));
        auto *action = window().findChild<QAction *>(u"reference"_s);
        QVERIFY(action && action->isEnabled());
        action->trigger();
        QVERIFY(currentText().contains(u"GET /coupon-sets/"_s));
        auto *page = window().currentPage();
        auto *search = page->findChild<QLineEdit *>(u"searchManual"_s);
        QTest::keyClicks(search, u"couponSetId"_s);
        QVERIFY(currentText().contains(u"POST /imports/"_s));
        QCOMPARE(page->findChild<QListWidget *>(u"chapters"_s)->count(), 1);
    }
};

STOREDESK_TEST(TestServiceReference)

} // namespace tst_servicereference

#include "tst_servicereference.moc"
