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
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QTimer>

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
    // Returns the name of the selected entry of the menu.
    [[nodiscard]] QString focusedAction()
    {
        const auto *action = menu()->activeAction();
        return action ? action->objectName() : QString();
    }
    [[nodiscard]] QByteArray contentOf(const QString &name)
    {
        QFile file(m_folder.path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().replace("\r\n", "\n") : QByteArray();
    }

    // Presses a key as the window system does: an open menu or completion receives it, or else the
    // widget that has the focus.
    static void key(Qt::Key key)
    {
        auto *popup = QApplication::activePopupWidget();
        auto *receiver = popup ? popup : QApplication::focusWidget();
        QVERIFY(receiver);
        QTest::keyClick(receiver, key);
    }
    static void type(const QString &text)
    {
        QVERIFY(QApplication::focusWidget());
        QTest::keyClicks(QApplication::focusWidget(), text);
    }
    [[nodiscard]] static QString focused()
    {
        const auto *focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }
    // Moves the focus with Tab.
    static void tabTo(const QString &name)
    {
        for (int press = 0; press < 40 && focused() != name; ++press)
            key(Qt::Key_Tab);
        QCOMPARE(focused(), name);
    }
    // Opens the menu of the button that has the focus. The button waits for its menu, so that a
    // timer presses the keys.
    void chooseByKeys(const QString &action)
    {
        bool chosen = false;
        QTimer::singleShot(0, this, [&] {
            for (int press = 0; press < 5 && focusedAction() != action; ++press)
                key(Qt::Key_Down);
            chosen = QApplication::activePopupWidget() == menu() && focusedAction() == action;
            key(chosen ? Qt::Key_Return : Qt::Key_Escape);
        });
        key(Qt::Key_Space);
        QVERIFY(chosen);
    }
    // Types the path in the file dialog, which has the focus in the name of the file.
    void answerFileDialog(QFileDialog::AcceptMode mode, const QString &path)
    {
        QPointer<QFileDialog> dialog;
        QTRY_VERIFY((dialog = m_fixture->window().findChild<QFileDialog *>())
                    && dialog->isActiveWindow());
        QCOMPARE(dialog->acceptMode(), mode);
        QTRY_COMPARE(focused(), u"fileNameEdit"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        type(path);
        key(Qt::Key_Return);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
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

    void aListIsJoinedByKeysAlone()
    {
        const auto points = m_folder.write(u"points.csv"_s, "Note,Mail,Points\nx,LUGO,7\n");
        const auto output = m_folder.path(u"by keys.csv"_s);
        m_page->focusFirst();
        tabTo(u"prepareList"_s);
        chooseByKeys(u"listJoin"_s);
        answerFileDialog(QFileDialog::AcceptOpen, points);
        // The key column is "City" here and "Mail" in the other list.
        QTRY_VERIFY(m_fixture->dialog() && m_fixture->dialog()->isActiveWindow());
        QTRY_COMPARE(focused(), u"listKey"_s);
        key(Qt::Key_Down);
        QCOMPARE(m_fixture->find<QComboBox>(u"listKey"_s)->currentText(), u"City"_s);
        key(Qt::Key_Tab);
        QCOMPARE(focused(), u"listOtherKey"_s);
        type(u"M"_s);
        QCOMPARE(m_fixture->find<QComboBox>(u"listOtherKey"_s)->currentText(), u"Mail"_s);
        tabTo(u"runListTool"_s);
        key(Qt::Key_Space);
        answerFileDialog(QFileDialog::AcceptSave, output);
        QTRY_COMPARE(m_page->draft().origin().path, output);
        QTRY_VERIFY(m_page->settled() && m_page->draft().table());
        QVERIFY(m_page->draft().table()->columns.contains(u"Points"_s));
        QVERIFY2(contentOf(u"by keys.csv"_s).contains("b@example.org,Lugo,x,7"),
                 contentOf(u"by keys.csv"_s).constData());
        QVERIFY2(m_fixture->told().last().contains(u"1 matched"_s),
                 qPrintable(m_fixture->told().last()));
        // The assistant continues with the joined list.
        m_fixture->window().activateWindow();
        QTRY_VERIFY(m_fixture->window().isActiveWindow());
        tabTo(u"next"_s);
        key(Qt::Key_Space);
        QTRY_COMPARE(m_page->step(), 1);
    }

    // Escape at any point changes nothing.
    void joiningIsCancelledByKeys()
    {
        m_page->focusFirst();
        tabTo(u"prepareList"_s);
        chooseByKeys(u"listJoin"_s);
        answerFileDialog(QFileDialog::AcceptOpen,
                         m_folder.write(u"points.csv"_s, "Email,Points\nb@example.org,7\n"));
        QTRY_COMPARE(focused(), u"listKey"_s);
        key(Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(!m_fixture->window().findChild<QFileDialog *>());
        QCOMPARE(m_page->draft().origin().path, m_all);
        QVERIFY(!tools()->work().running());
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
