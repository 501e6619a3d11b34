// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/rewriting.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/widgettexts.h"
#include "support/windowfixture.h"

#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "ui/pages/pagetable.h"
#include "ui/palette/palette.h"
#include "ui/shell/statusline.h"
#include "ui/shell/windowparts.h"
#include "ui/tables/searchfield.h"
#include "workspace/workspace.h"

#include <QDockWidget>
#include <QTableView>
#include <QTextBlock>

namespace tst_hiddencharacters {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

namespace {

// The text reverses the writing direction, clears a terminal and terminates a C string.
const QString planted = u"\u202Egpj.\u2066x\u200F\u001B[2J\u0085"_s + QChar(0) + u"z"_s;

bool isHidden(QChar character)
{
    static const QString marks =
        u"\u00AD\u061C\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068"
        u"\u2069\uFEFF\u2028\u2029"_s;
    if (character == u'\n' || character == u'\t')
        return false;
    return character.category() == QChar::Other_Control || marks.contains(character);
}

// Returns the strings in a widget that contain an unmarked hidden character.
QStringList faultsOf(const QWidget &widget)
{
    auto texts = support::shownTextsOf(widget, true);
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(&widget);
        edit && edit->isReadOnly()) {
        for (auto block = edit->document()->begin(); block.isValid(); block = block.next())
            texts.append(block.text());
    }
    QStringList faults;
    for (const auto &text : std::as_const(texts)) {
        if (std::ranges::any_of(text, isHidden))
            faults.append(u"%1 %2: %3"_s.arg(QString::fromLatin1(widget.metaObject()->className()),
                                             widget.objectName(), text.left(120)));
    }
    return faults;
}

// Returns the faults in all visible windows.
QString faultsOnScreen()
{
    QStringList faults;
    for (const auto *widget : QApplication::allWidgets()) {
        if (widget->isVisible())
            faults += faultsOf(*widget);
    }
    faults.removeDuplicates();
    for (auto &fault : faults) {
        for (const auto &mark : {u'\u202E', u'\u2066', u'\u200F', u'\u001B', u'\u0085', u'\0'})
            fault.replace(QChar(mark), u"{%1}"_s.arg(uint(mark), 0, 16));
    }
    return faults.join(u'\n');
}

} // namespace

// G33: bidirectional and control characters in names from the service are marked in headings,
// labels, titles and tool tips, just as in tables.
class TestHiddenCharacters final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.emplace();
        const practice::ServiceOptions options{.contacts = 50, .requestsPerMinute = 0};
        const auto plant = support::everyFreeText(
            [](const QString &text) { return text.isEmpty() ? text : text + planted; });
        auto service = practice::Service::start(
            options, m_fixture->clock(),
            std::make_unique<support::Rewriting>(options, m_fixture->clock(), plant));
        QVERIFY(service);
        auto profile = m_fixture->profile(u"planted"_s, u"Casa"_s + planted);
        profile.address = (*service)->url();
        m_fixture->window().setAccount(std::make_unique<account::Account>(
            profile, (*service)->apiKey(), m_fixture->clock(), m_folder.path()));
        QTRY_COMPARE(m_fixture->window().account().profile().id, profile.id);
        QTRY_VERIFY(m_fixture->window().restored());
        m_service = std::move(*service);
        readIds();
    }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture->window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &m_fixture->window());
    }
    void cleanup() { m_fixture->window().closeAll(); }
    void cleanupTestCase()
    {
        m_fixture.reset();
        m_service.reset();
    }

    void everyPageMarksHiddenCharacters_data()
    {
        QTest::addColumn<ui::PageAddress>("place");
        const auto add = [](const QString &page, const QStringList &values = {}) {
            QTest::addRow("%s", qPrintable(page))
                << ui::PageAddress{.page = page, .values = values};
        };
        for (const auto &row : ui::pages::allPages()) {
            if (row.group != ui::NavigationGroup::None || row.creates)
                add(QString(row.word));
        }
        add(u"contact"_s, {u"email"_s, m_email});
        add(u"product"_s, {u"store-id"_s, u"SKU-1001"_s});
        add(u"integration"_s, {m_integration});
        add(u"bulk"_s);
        add(u"set-up"_s);
        for (const auto *page : {"event-type", "edit-event-type", "send-event", "event-type-change",
                                 "compare-type", "hand-over", "new-event-type"})
            add(QString::fromLatin1(page), {m_integration, m_type});
        add(u"contact-field-change"_s, {m_field});
    }

    void everyPageMarksHiddenCharacters()
    {
        QFETCH(const ui::PageAddress, place);
        QVERIFY(m_fixture->open(place));
        selectFirst();
        check();
    }

    void everyRecordOfAListMarksHiddenCharacters_data()
    {
        QTest::addColumn<QString>("list");
        for (const auto *list :
             {"exports", "imports", "coupon-sets", "workflows", "contact-fields", "integrations"})
            QTest::newRow(list) << QString::fromLatin1(list);
    }

    void everyRecordOfAListMarksHiddenCharacters()
    {
        QFETCH(const QString, list);
        auto &window = m_fixture->window();
        QVERIFY(m_fixture->open({.page = list}));
        auto *view = selectFirst();
        QVERIFY(view);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_VERIFY(window.currentPage()->place().page != list);
        QTRY_VERIFY(window.currentPage()->settled());
        check();
    }

    void thePaletteMarksHiddenCharacters()
    {
        auto &window = m_fixture->window();
        QVERIFY(m_fixture->open({.page = u"contact"_s, .values = {u"email"_s, m_email}}));
        QVERIFY(m_fixture->open({.page = u"integration"_s, .values = {m_integration}}));
        QVERIFY(m_fixture->open({.page = u"workflows"_s}));
        QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
        auto *palette = window.findChild<ui::palette::Palette *>();
        QVERIFY(palette);
        QTRY_VERIFY(palette->isOpen());
        check();
        for (const auto *words : {"gpj", "w", "SKU-1001", "ann@example.org"}) {
            window.parts().goTo->setText(QString::fromLatin1(words));
            QTRY_VERIFY(window.currentPage()->settled());
            check();
        }
        palette->close();
    }

    void theStatusBarMarksHiddenCharacters()
    {
        auto *line = m_fixture->window().findChild<ui::shell::StatusLine *>();
        QVERIFY(line);
        line->tell(u"Deleted "_s + planted, {});
        QVERIFY(line->told().contains(u"⟨RLO⟩"_s));
        check();
    }

    void jobsMarkHiddenCharacters()
    {
        jobs::BulkPlan plan;
        plan.operation = OperationId::PatchContactByEmail;
        plan.keyColumn = 0;
        plan.targets = {{.column = 1, .key = u"_points"_s}};
        jobs::ListJob job{.title = u"points.csv"_s + planted,
                          .plan = plan,
                          .columns = {u"email"_s, u"points"_s + planted},
                          .rows = {}};
        job.rows.push_back(jobs::RowMaker(plan).row({m_email, u"5"_s}));
        auto &manager = m_fixture->window().workspace().jobManager();
        const auto id = manager.begin(std::move(job));
        QTRY_VERIFY(manager.find(id) && manager.find(id)->head.state == journal::JobState::Done);
        QVERIFY(m_fixture->open({.page = u"overview"_s}));
        check();
        QVERIFY(m_fixture->open({.page = u"jobs"_s}));
        check();
        QTest::keyClick(&m_fixture->window(), Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(m_fixture->window().parts().jobs->isVisible());
        check();
        QTest::keyClick(&m_fixture->window(), Qt::Key_J, Qt::ControlModifier);
    }

    // The dialog names the record and the records deleted with it.
    void deletingARecordMarksHiddenCharacters()
    {
        auto &window = m_fixture->window();
        QVERIFY(m_fixture->open({.page = u"product"_s, .values = {u"store-id"_s, u"SKU-1001"_s}}));
        QTest::keyClick(window.currentPage(), Qt::Key_Delete);
        QTRY_VERIFY(m_fixture->dialog());
        check();
        m_fixture->dialog()->reject();
        QTRY_VERIFY(!m_fixture->dialog());
    }

private:
    static void check()
    {
        const auto faults = faultsOnScreen();
        QVERIFY2(faults.isEmpty(), qPrintable(faults));
    }

    void readIds()
    {
        auto &window = m_fixture->window();
        QVERIFY(support::sendAndWait(window,
                                     {.operation = OperationId::PatchContactByEmail,
                                      .values = {m_email},
                                      .body = QJsonObject{{u"_name"_s, u"Ann"_s}}}));
        m_integration = first(OperationId::ListCustomIntegrations);
        m_type = first(OperationId::ListCustomEventTypes, {m_integration});
        m_field = first(OperationId::ListContactFields);
        QVERIFY(!m_integration.isEmpty() && !m_type.isEmpty() && !m_field.isEmpty());
    }

    QString first(OperationId list, const QStringList &values = {})
    {
        const auto answer =
            support::replyTo(m_fixture->window(), {.operation = list, .values = values});
        return answer[u"results"_s].toArray().first().toObject()[u"id"_s].toString();
    }

    // Selects the first row in the current list, if there is one.
    QAbstractItemView *selectFirst()
    {
        auto *view =
            m_fixture->window().currentPage()->findChild<QAbstractItemView *>(u"records"_s);
        if (!view || !view->model() || view->model()->rowCount() == 0)
            return nullptr;
        const auto *table = qobject_cast<QTableView *>(view);
        view->setCurrentIndex(
            view->model()->index(0, table ? table->horizontalHeader()->logicalIndex(0) : 0));
        (void)QTest::qWaitFor([this] { return m_fixture->window().currentPage()->settled(); });
        return view;
    }

    const QString m_email = u"ann@example.org"_s;
    QString m_integration;
    QString m_type;
    QString m_field;
    QTemporaryDir m_folder;
    std::optional<support::WindowFixture> m_fixture;
    std::unique_ptr<practice::Service> m_service;
};

STOREDESK_TEST(TestHiddenCharacters)

} // namespace tst_hiddencharacters

#include "tst_hiddencharacters.moc"
