// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/navigation/pagetabs.h"
#include "ui/shell/releasenotes.h"
#include "ui/shell/statusline.h"

#include <QAction>
#include <QDesktopServices>
#include <QDialog>
#include <QTextBrowser>
#include <QUrl>

namespace tst_releasenotes {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::shell::Preferences;
using ui::shell::ReleaseNotes;

// Stands for the browser.
class Browser final : public QObject
{
    Q_OBJECT

public:
    QUrl opened;

public Q_SLOTS:
    void open(const QUrl &address) { opened = address; }
};

// Release notes are shown once after an upgrade, and never after a new installation.
class TestReleaseNotes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_preferences = Preferences(m_folder->filePath(u"window.ini"_s));
        m_fixture.emplace();
    }

    void cleanup() { m_fixture.reset(); }

    void releaseNotesOpenBehindTheRestoredTabs()
    {
        m_preferences.setVersion(u"1.0.0"_s);
        new ReleaseNotes(window(), m_preferences, u"1.10.0"_s);
        // Without an account, the notes are not shown.
        QVERIFY(!news());
        QCOMPARE(m_preferences.version(), u"1.0.0"_s);
        QVERIFY(m_fixture->connectTo());
        QTRY_VERIFY(news());
        QVERIFY(window().currentPage() != news());
        QCOMPARE(window().parts().tabs->pages().last(), news());
        QVERIFY(told().contains(u"1.10.0"_s));
        QCOMPARE(m_preferences.version(), u"1.10.0"_s);
        window().parts().tabs->setCurrentWidget(news());
        QVERIFY(news()
                    ->findChild<QTextBrowser *>(u"chapterText"_s)
                    ->toPlainText()
                    .contains(u"1.0.0"_s));
    }

    void releaseNotesAreShownOnce()
    {
        m_preferences.setVersion(u"1.0.0"_s);
        new ReleaseNotes(window(), m_preferences, u"1.2.0"_s);
        QVERIFY(m_fixture->connectTo());
        QTRY_VERIFY(news());
        window().close(news());
        QVERIFY(m_fixture->connectTo(m_fixture->profile(u"other"_s)));
        QVERIFY(!news());
        new ReleaseNotes(window(), m_preferences, u"1.2.0"_s);
        QVERIFY(m_fixture->connectTo());
        QVERIFY(!news());
    }

    void settingsWithoutAVersionCountAsAnUpgrade()
    {
        m_preferences.setGeometry("somewhere");
        QVERIFY(m_fixture->connectTo());
        new ReleaseNotes(window(), m_preferences, u"1.2.0"_s);
        QTRY_VERIFY(news());
    }

    void newInstallationsAndDowngradesShowNoReleaseNotes_data()
    {
        QTest::addColumn<QString>("last");
        QTest::newRow("installed") << QString();
        QTest::newRow("the same") << u"1.2.0"_s;
        QTest::newRow("went back") << u"1.3.0"_s;
    }
    void newInstallationsAndDowngradesShowNoReleaseNotes()
    {
        QFETCH(const QString, last);
        m_preferences.setVersion(last);
        new ReleaseNotes(window(), m_preferences, u"1.2.0"_s);
        QCOMPARE(m_preferences.version(), u"1.2.0"_s);
        QVERIFY(m_fixture->connectTo());
        QVERIFY(!news());
        QVERIFY(told().isEmpty());
    }

    // The button says where it leads: to the website named in its tool tip.
    void theAboutDialogOpensTheWebsite()
    {
        QVERIFY(m_fixture->connectTo());
        window().findChild<QAction *>(u"about"_s)->trigger();
        auto *about = window().findChild<QDialog *>(u"aboutDialog"_s);
        QTRY_VERIFY(about && about->isVisible());
        Browser browser;
        QDesktopServices::setUrlHandler(u"https"_s, &browser, "open");
        auto *site = about->findChild<QAbstractButton *>(u"website"_s);
        QVERIFY(site);
        QTest::mouseClick(site, Qt::LeftButton);
        QDesktopServices::unsetUrlHandler(u"https"_s);
        QCOMPARE(browser.opened.toString(), u"https://storedesk.org/"_s);
        QCOMPARE(site->toolTip(), browser.opened.toString());
        QCOMPARE(site->text(), u"Open the website"_s);
    }

private:
    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }

    [[nodiscard]] ui::Page *news()
    {
        return window().pageAt({.page = u"manual"_s, .values = {QString(ReleaseNotes::chapter)}});
    }

    [[nodiscard]] QString told() { return window().parts().status->told(); }

    std::optional<QTemporaryDir> m_folder;
    Preferences m_preferences;
    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestReleaseNotes)

} // namespace tst_releasenotes

#include "tst_releasenotes.moc"
