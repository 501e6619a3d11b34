// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/imports/importfilestep.h"
#include "ui/imports/importpage.h"
#include "ui/imports/listtools.h"

#include <QAction>
#include <QDir>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>

namespace tst_importlisttools {

using namespace Qt::StringLiterals;
using namespace storedesk;
using storedesk::listtools::ListOperation;
using storedesk::ui::imports::ImportFileStep;
using storedesk::ui::imports::ImportPage;
using storedesk::ui::imports::ListTools;

// Tests the list tools of the import assistant, whose result is the file to import.
class TestImportListTools final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;
    support::TableFolder m_folder;
    ImportPage *m_page = nullptr;
    QString m_all;

    [[nodiscard]] QMenu *menu() { return m_page->findChild<QMenu *>(u"listTools"_s); }
    [[nodiscard]] ListTools *tools() { return menu()->findChild<ListTools *>(); }
    [[nodiscard]] QByteArray contentOf(const QString &name)
    {
        QFile file(m_folder.path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().replace("\r\n", "\n") : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
        m_page = m_fixture->show(new ImportPage(*m_fixture, {.page = u"new-import"_s}));
        m_all =
            m_folder.write(u"all.csv"_s, "Email,City\na@example.org,Vigo\nb@example.org,Lugo\n");
        m_page->findChild<ImportFileStep *>()->openFile(m_all);
        QTRY_VERIFY(m_page->settled() && m_page->draft().table());
    }
    void cleanup() { m_fixture.reset(); }

    void aListIsJoined()
    {
        tools()->run(
            {.operation = ListOperation::Join,
             .files = {m_all, m_folder.write(u"points.csv"_s, "Mail,Points\nB@example.org,7\n")},
             .key = u"Email"_s,
             .otherKey = u"Mail"_s,
             .output = m_folder.path(u"joined.csv"_s)});
        QTRY_COMPARE(m_page->draft().origin().title, u"joined.csv"_s);
        QTRY_VERIFY(m_page->settled() && m_page->draft().table());
        QVERIFY(m_page->draft().table()->columns.contains(u"Points"_s));
        QVERIFY2(contentOf(u"joined.csv"_s).contains("b@example.org,Lugo,"),
                 contentOf(u"joined.csv"_s).constData());
    }

    void aListIsAppended()
    {
        tools()->run({.operation = ListOperation::Append,
                      .files = {m_all,
                                m_folder.write(u"new.csv"_s,
                                               "Email,City\nB@example.org,Soria\nc@x.org,Jaca\n")},
                      .key = u"Email"_s,
                      .output = m_folder.path(u"combined.csv"_s)});
        QTRY_COMPARE(m_page->draft().origin().title, u"combined.csv"_s);
        QTRY_VERIFY(m_page->settled() && m_page->draft().table());
        QCOMPARE(m_page->draft().table()->rows(), 3);
        QVERIFY(contentOf(u"combined.csv"_s).contains("Soria"));
        QVERIFY(!contentOf(u"combined.csv"_s).contains("Lugo"));
    }

    void aListIsSplit()
    {
        const auto folder = m_folder.path(u"parts"_s);
        QVERIFY(QDir().mkpath(folder));
        tools()->run({.operation = ListOperation::Split,
                      .files = {m_all},
                      .key = u"City"_s,
                      .output = folder});
        QTRY_VERIFY(!m_fixture->told().isEmpty());
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 2);
        // There is no single result to import.
        QCOMPARE(m_page->draft().origin().title, u"all.csv"_s);
    }

    void aTaskIsShownAndNotStartedTwice()
    {
        auto *progress = m_page->findChild<QWidget *>(u"listProgress"_s);
        QVERIFY(!progress->isVisible());
        const listtools::ListTask task{
            .operation = ListOperation::Subtract,
            .files = {m_all, m_folder.write(u"no.csv"_s, "Email\nb@example.org\n")},
            .key = u"Email"_s,
            .output = m_folder.path(u"rest.csv"_s)};
        tools()->run(task);
        QVERIFY(progress->isVisible() && !m_page->settled());
        QVERIFY(!menu()->findChild<QAction *>(u"listJoin"_s)->isEnabled());
        auto other = task;
        other.output = m_folder.path(u"second.csv"_s);
        tools()->run(other);
        QTRY_COMPARE(m_page->draft().origin().title, u"rest.csv"_s);
        QVERIFY(!progress->isVisible());
        QVERIFY(menu()->findChild<QAction *>(u"listJoin"_s)->isEnabled());
        QVERIFY(contentOf(u"second.csv"_s).isEmpty());
    }

    void aTaskIsCancelled()
    {
        auto *progress = m_page->findChild<QWidget *>(u"listProgress"_s);
        tools()->run({.operation = ListOperation::Subtract,
                      .files = {m_all, m_folder.write(u"no.csv"_s, "Email\nb@example.org\n")},
                      .key = u"Email"_s,
                      .output = m_folder.path(u"rest.csv"_s)});
        QTest::mouseClick(progress->findChild<QAbstractButton *>(u"cancelListTool"_s),
                          Qt::LeftButton);
        QVERIFY(!progress->isVisible());
        QCOMPARE(m_fixture->told().last(), u"Preparing the list was cancelled."_s);
        // A new task waits for nothing.
        aListIsAppended();
        QCOMPARE(m_page->draft().origin().title, u"combined.csv"_s);
    }

    void severalDroppedFilesAreNamed()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_folder.write(u"one.csv"_s, "Email\na@x.org\n")),
                      QUrl::fromLocalFile(m_folder.write(u"two.csv"_s, "Email\nb@x.org\n"))});
        auto *step = m_page->findChild<ImportFileStep *>();
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(step, &enter);
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(step, &drop);
        QTRY_COMPARE(m_page->draft().origin().title, u"one.csv"_s);
        QVERIFY2(m_fixture->told().last().startsWith(u"Only “one.csv” was opened"_s),
                 qPrintable(m_fixture->told().last()));
    }
};

STOREDESK_TEST(TestImportListTools)

} // namespace tst_importlisttools

#include "tst_importlisttools.moc"
