// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/host/filedialog.h"
#include "ui/imports/importpage.h"

#include <QFileDialog>
#include <QPushButton>
#include <QStandardPaths>

namespace tst_filedialog {

using namespace Qt::StringLiterals;
using namespace storedesk;

// File dialogs start in the folder that was used last.
class TestFileDialog final : public QObject
{
    Q_OBJECT

    std::unique_ptr<support::PageFixture> m_fixture;
    QTemporaryDir m_folder;

    [[nodiscard]] QString made(const QString &name) const
    {
        QDir(m_folder.path()).mkpath(name);
        return m_folder.filePath(name);
    }

    static QString startOf(QFileDialog *dialog) { return dialog->directory().absolutePath(); }

    static void choose(QFileDialog *dialog, const QString &path)
    {
        Q_EMIT dialog->fileSelected(path);
        Q_EMIT dialog->filesSelected({path});
        delete dialog;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void dialogsStartInDocumentsAndThenInTheLastFolder()
    {
        const auto documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        auto *dialog = ui::fileDialog(*m_fixture, nullptr, u"Open"_s);
        QCOMPARE(startOf(dialog), QDir(documents).exists() ? documents : QDir::homePath());
        const auto work = made(u"work"_s);
        choose(dialog, work + u"/list.csv"_s);
        dialog = ui::fileDialog(*m_fixture, nullptr, u"Save"_s);
        QCOMPARE(startOf(dialog), work);
        // Choosing a folder also counts as using it.
        choose(dialog, made(u"other"_s));
        QCOMPARE(ui::usualFolder(*m_fixture), m_folder.filePath(u"other"_s));
        QDir(m_folder.path()).rmdir(u"other"_s);
        QVERIFY(ui::usualFolder(*m_fixture) != m_folder.filePath(u"other"_s));
    }

    void theLastFolderIsStored()
    {
        const auto file = m_folder.filePath(u"settings/settings.ini"_s);
        const auto work = made(u"work"_s);
        (void)made(u"settings"_s);
        m_fixture->setSettings(std::make_shared<settings::Settings>(file));
        choose(ui::fileDialog(*m_fixture, nullptr, u"Open"_s), work + u"/list.csv"_s);
        m_fixture->setSettings(std::make_shared<settings::Settings>(file));
        QCOMPARE(ui::usualFolder(*m_fixture), work);
    }

    void foldersOfTheProgramDoNotCount()
    {
        const auto before = ui::usualFolder(*m_fixture);
        const auto own = made(u"own"_s);
        m_fixture->setTemporaryFolder(own);
        choose(ui::fileDialog(*m_fixture, nullptr, u"Open"_s), own + u"/list.csv"_s);
        QCOMPARE(ui::usualFolder(*m_fixture), before);
    }

    void theFolderOfThePreferencesComesFirstForDownloads()
    {
        const auto work = made(u"work"_s);
        const auto down = made(u"down"_s);
        ui::noteFolder(*m_fixture, work + u"/list.csv"_s);
        QCOMPARE(ui::usualFolderForDownloads(*m_fixture), work);
        m_fixture->settings().set(settings::Setting::DownloadFolder, down);
        QCOMPARE(ui::usualFolderForDownloads(*m_fixture), down);
    }

    void anImportStartsInTheLastFolder()
    {
        const auto work = made(u"work"_s);
        ui::noteFolder(*m_fixture, work + u"/list.csv"_s);
        auto *page =
            m_fixture->show(new ui::imports::ImportPage(*m_fixture, {.page = u"new-import"_s}));
        page->findChild<QPushButton *>(u"chooseFile"_s)->click();
        auto *dialog = m_fixture->window().findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(startOf(dialog), work);
        dialog->close();
    }
};

STOREDESK_TEST(TestFileDialog)

} // namespace tst_filedialog

#include "tst_filedialog.moc"
