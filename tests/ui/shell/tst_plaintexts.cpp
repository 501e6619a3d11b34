// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/rewriting.h"
#include "support/sending.h"
#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/widgettexts.h"
#include "support/windowfixture.h"

#include "itemmodels/showntext.h"
#include "ui/pages/pagetable.h"
#include "ui/palette/palette.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableView>
#include <QTcpServer>
#include <QTextBlock>
#include <QToolTip>

namespace tst_plaintexts {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Returns markup with a picture on a server that detects every connection.
static QString markUp(quint16 port)
{
    return u"<img src=\"http://127.0.0.1:%1/\"> & <b>Co</b>"_s.arg(port);
}

static QLabel *tip()
{
    for (auto *widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<QLabel *>(widget);
    }
    for (auto *widget : QApplication::allWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<QLabel *>(widget);
    }
    return nullptr;
}

// Hovers over a position in a widget, and returns the fault in its tool tip, if any.
static QString faultOfTip(QWidget *widget, const QPoint &place)
{
    QHelpEvent help(QEvent::ToolTip, place, widget->mapToGlobal(place));
    QApplication::sendEvent(widget, &help);
    const auto *label = tip();
    const auto fault = label && label->textFormat() != Qt::PlainText
        ? u"the tip of %1 is read as mark-up: %2"_s.arg(
              QString::fromLatin1(widget->metaObject()->className()), label->text())
        : QString();
    QToolTip::hideText();
    return fault;
}

static QStringList faultsOfCells(QAbstractItemView *view)
{
    QStringList faults;
    const auto *model = view->model();
    if (!model)
        return faults;
    for (int row = 0; row < std::min(model->rowCount(), 5); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const auto index = model->index(row, column);
            // Tool tips are plain text, so an escaped text would show its entities.
            if (index.data(Qt::ToolTipRole).toString().contains(u"&lt;"_s))
                faults.append(u"escaped: "_s + index.data(Qt::ToolTipRole).toString());
            const auto place = view->visualRect(index);
            if (place.isValid())
                faults.append(faultOfTip(view->viewport(), place.center()));
        }
    }
    faults.removeAll(QString());
    return faults;
}

static QStringList faultsOfLabels()
{
    QStringList faults;
    for (auto *widget : QApplication::allWidgets()) {
        const auto *label = qobject_cast<QLabel *>(widget);
        if (!label || !label->isVisible())
            continue;
        if (label->textFormat() == Qt::AutoText)
            faults.append(u"guessed: "_s + label->text());
        if (label->textFormat() == Qt::RichText && label->text().contains(u"<img"_s))
            faults.append(u"mark-up: "_s + label->text());
    }
    return faults;
}

static QStringList faultsOfTips()
{
    QStringList faults;
    // Guarded pointers, because a new tool tip closes the previous one.
    QList<QPointer<QWidget>> widgets;
    for (auto *widget : QApplication::allWidgets())
        widgets.append(widget);
    for (const auto &pointer : std::as_const(widgets)) {
        auto *widget = pointer.data();
        if (!widget || !widget->isVisible() || widget->inherits("QTipLabel"))
            continue;
        if (auto *view = qobject_cast<QAbstractItemView *>(widget))
            faults += faultsOfCells(view);
        else if (auto *bar = qobject_cast<QTabBar *>(widget))
            faults.append(faultOfTip(bar, bar->tabRect(bar->count() - 1).center()));
        else if (!widget->toolTip().isEmpty())
            faults.append(faultOfTip(widget, widget->rect().center()));
        // What's This strings are rich text, so external text in them must be escaped.
        if (widget->whatsThis().contains(u"<img"_s) || widget->whatsThis().contains(u"<b>Co"_s))
            faults.append(u"What's this: "_s + widget->whatsThis());
    }
    faults.removeAll(QString());
    return faults;
}

static QStringList tooLongIn(QWidget *widget)
{
    auto texts = support::shownTextsOf(*widget);
    // Allow for the program's own text around the value.
    texts.removeIf(
        [](const QString &text) { return text.size() < itemmodels::longestShown + 100; });
    if (const auto *edit = qobject_cast<QPlainTextEdit *>(widget)) {
        for (auto block = edit->document()->begin(); block.isValid(); block = block.next()) {
            if (block.length() > itemmodels::longestLine + 1)
                texts.append(block.text());
        }
    }
    for (auto &text : texts)
        text = u"%1 %2 has %3"_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                                     widget->objectName(), QString::number(text.size()));
    return texts;
}

// External text is shown verbatim. Qt detects rich text in labels and tool tips, and rich text can
// load files, so a contact with a malicious name could crash the program.
class TestPlainTexts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_lure.listen(QHostAddress::LocalHost));
        m_markUp = markUp(m_lure.serverPort());
        m_fixture.emplace();
        connectTo(u"marked"_s, [this](const QString &) { return m_markUp; });
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

    void aLabelAndItsToolTipAreReadAsWritten()
    {
        QLabel label(m_markUp);
        label.setToolTip(m_markUp);
        label.show();
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QCOMPARE(faultOfTip(&label, {2, 2}), QString());
        QHelpEvent help(QEvent::ToolTip, {2, 2}, label.mapToGlobal(QPoint(2, 2)));
        QApplication::sendEvent(&label, &help);
        QCOMPARE(QToolTip::text(), m_markUp);
        QToolTip::hideText();
    }

    void everyPageOfTheNavigationShowsTextsAsWritten_data()
    {
        QTest::addColumn<QString>("word");
        for (const auto &row : ui::pages::allPages()) {
            if (row.group != ui::NavigationGroup::None)
                QTest::newRow(row.word.data()) << QString(row.word);
        }
    }

    void everyPageOfTheNavigationShowsTextsAsWritten()
    {
        QFETCH(const QString, word);
        QVERIFY(m_fixture->open({.page = word}));
        if (auto *table = m_fixture->window().currentPage()->findChild<QTableView *>(u"records"_s);
            table && table->model() && table->model()->rowCount() > 0) {
            table->setCurrentIndex(
                table->model()->index(0, table->horizontalHeader()->logicalIndex(0)));
            QTRY_VERIFY(m_fixture->window().currentPage()->settled());
        }
        check();
    }

    void everyKindOfRecordShowsTextsAsWritten_data()
    {
        QTest::addColumn<QString>("list");
        // There is no list of contacts.
        QTest::newRow("contact") << QString();
        QTest::newRow("export") << u"exports"_s;
        QTest::newRow("import") << u"imports"_s;
        QTest::newRow("coupon set") << u"coupon-sets"_s;
        QTest::newRow("workflow") << u"workflows"_s;
        QTest::newRow("contact field") << u"contact-fields"_s;
        QTest::newRow("integration") << u"integrations"_s;
    }

    void everyKindOfRecordShowsTextsAsWritten()
    {
        QFETCH(const QString, list);
        if (list.isEmpty()) {
            QVERIFY(m_fixture->open({.page = u"contact"_s, .values = {u"email"_s, m_email}}));
        } else {
            QVERIFY(m_fixture->open({.page = list}));
            QVERIFY(openFirst(list));
        }
        check();
    }

    void thePaletteShowsTextsAsWritten()
    {
        QVERIFY(m_fixture->open({.page = u"contact"_s, .values = {u"email"_s, m_email}}));
        QTest::keyClick(&m_fixture->window(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = m_fixture->window().findChild<ui::palette::Palette *>();
        QVERIFY(palette);
        QTRY_VERIFY(palette->isOpen());
        check();
        palette->close();
    }

    // Some other classes interpret rich text too: message boxes, What's This strings and documents.
    void nothingReadsMarkUpBehindTheDoor()
    {
        static const QStringList words{u"QMessageBox"_s,   u"setWhatsThis"_s,  u"QTextBrowser"_s,
                                       u"QTextDocument"_s, u"QErrorMessage"_s, u"MarkdownText"_s};
        // These two files emphasise their own text and escape the rest.
        static const QStringList stressing{u"ui/lookups/lookupfield.cpp"_s,
                                           u"ui/changes/deletequestion.cpp"_s};
        // These files create rich text and escape the values in it.
        static const QMap<QString, QString> escaping{
            {u"ui/forms/fieldeditor.cpp"_s, u"setWhatsThis"_s},
            {u"ui/insights/parameterbar.cpp"_s, u"setWhatsThis"_s},
            {u"ui/shell/fieldhelp.cpp"_s, u"setWhatsThis"_s},
            {u"ui/importeffect/reportsaving.cpp"_s, u"QTextDocument"_s},
            {u"ui/insights/answerprinter.cpp"_s, u"QTextDocument"_s},
            {u"ui/privacy/certificatepdf.cpp"_s, u"QTextDocument"_s}};
        for (const auto &file : support::sourceFiles({u"app"_s, u"ui"_s, u"models/itemmodels"_s})) {
            const auto source = support::textOfSource(file);
            // This file only checks whether the document of a field has anything to undo.
            if (file == u"ui/shell/undokey.cpp"_s)
                continue;
            // These pages show only built-in chapters, no external text.
            if (file.startsWith(u"ui/pages/"_s))
                continue;
            const auto allowed = escaping.value(file);
            QVERIFY2(allowed.isEmpty() || source.contains(u"toHtmlEscaped"_s), qPrintable(file));
            for (const auto &word : words)
                QVERIFY2(!source.contains(word) || word == allowed,
                         qPrintable(file + u": "_s + word));
            const bool marked = source.contains(u"Qt::RichText"_s);
            QVERIFY2(!marked || stressing.contains(file), qPrintable(file));
            QVERIFY2(!marked || source.contains(u"toHtmlEscaped"_s), qPrintable(file));
        }
    }

    // Regression test: a megabyte of text in a record took seconds to lay out at every resize.
    void nothingLongerThanCanBeReadIsLaidOut_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("opens");
        for (const auto &row : ui::pages::allPages()) {
            if (row.group == ui::NavigationGroup::None)
                continue;
            QTest::newRow(row.word.data()) << QString(row.word) << false;
            if (row.group == ui::NavigationGroup::Transfer
                || row.group == ui::NavigationGroup::Campaigns
                || row.group == ui::NavigationGroup::SetUp)
                QTest::addRow("a record of %s", row.word.data()) << QString(row.word) << true;
        }
        QTest::newRow("contact") << QString() << true;
    }

    void nothingLongerThanCanBeReadIsLaidOut()
    {
        QFETCH(const QString, word);
        QFETCH(const bool, opens);
        if (m_fixture->window().account().profile().id != "long"_L1)
            connectTo(u"long"_s, [](const QString &text) {
                return text.size() > 3 ? text + QString(12'000, u'm') : text;
            });
        if (word.isEmpty())
            QVERIFY(m_fixture->open({.page = u"contact"_s, .values = {u"email"_s, m_email}}));
        else
            QVERIFY(m_fixture->open({.page = word}));
        // There is no list of files or events.
        if (opens && !word.isEmpty() && !openFirst(word))
            return;
        QStringList faults;
        for (auto *widget : QApplication::allWidgets()) {
            if (widget->isVisible())
                faults += tooLongIn(widget);
        }
        QCOMPARE(faults.join(u'\n'), QString());
    }

private:
    void connectTo(const QString &id, const std::function<QString(const QString &)> &change)
    {
        const practice::ServiceOptions options{.contacts = 50, .requestsPerMinute = 0};
        auto service = practice::Service::start(
            options, m_fixture->clock(),
            std::make_unique<support::Rewriting>(options, m_fixture->clock(),
                                                 support::everyFreeText(change)));
        QVERIFY(service);
        auto profile = m_fixture->profile(id, m_markUp);
        profile.address = (*service)->url();
        m_fixture->window().setAccount(std::make_unique<account::Account>(
            profile, (*service)->apiKey(), m_fixture->clock(), m_folder.path()));
        QTRY_COMPARE(m_fixture->window().account().profile().id, id);
        QTRY_VERIFY(m_fixture->window().restored());
        m_service = std::move(*service);
        QVERIFY(support::sendAndWait(m_fixture->window(),
                                     {.operation = catalogue::OperationId::PatchContactByEmail,
                                      .values = {m_email},
                                      .body = QJsonObject{{u"_name"_s, m_markUp}}}));
    }

    // Opens the first row in the current list with Enter. Returns false if the list is empty.
    bool openFirst(const QString &list)
    {
        auto &window = m_fixture->window();
        auto *view = window.currentPage()->findChild<QAbstractItemView *>(u"records"_s);
        if (!view || view->model()->rowCount() == 0)
            return false;
        const auto *table = qobject_cast<QTableView *>(view);
        view->setFocus();
        view->setCurrentIndex(
            view->model()->index(0, table ? table->horizontalHeader()->logicalIndex(0) : 0));
        QTest::keyClick(view, Qt::Key_Return);
        return QTest::qWaitFor([&] {
            return window.currentPage()->place().page != list && window.currentPage()->settled();
        });
    }

    void check()
    {
        QCOMPARE(faultsOfLabels().join(u'\n'), QString());
        QCOMPARE(faultsOfTips().join(u'\n'), QString());
        // G33: nothing was loaded and no link was followed.
        QVERIFY(!m_lure.hasPendingConnections());
    }

    const QString m_email = u"ann@example.org"_s;
    QTcpServer m_lure;
    QString m_markUp;
    QTemporaryDir m_folder;
    std::optional<support::WindowFixture> m_fixture;
    std::unique_ptr<practice::Service> m_service;
};

STOREDESK_TEST(TestPlainTexts)

} // namespace tst_plaintexts

#include "tst_plaintexts.moc"
