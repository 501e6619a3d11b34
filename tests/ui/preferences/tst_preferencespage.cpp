// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "http/networksettings.h"
#include "profiles/memorysecrets.h"
#include "settings/settings.h"
#include "settings/settingvalues.h"
#include "storage/bin.h"
#include "ui/files/filepage.h"
#include "ui/host/fileaddress.h"
#include "ui/palette/palette.h"
#include "ui/preferences/preferencespage.h"
#include "ui/shell/preferences.h"
#include "ui/tables/searchfield.h"
#include "ui/widgets/button.h"
#include "ui/widgets/statepane.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QNetworkProxy>
#include <QNetworkProxyFactory>
#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>
#include <QtTest/qtestspontaneevent.h>

namespace tst_preferencespage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using settings::Setting;
using ui::preferences::PreferencesPage;

// Tests the preferences page in the real window. Every setting takes effect immediately, and is
// stored where menus and shortcuts store it as well.
class TestPreferencesPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0},
                          ui::AccountActions{.secrets = &m_secrets});
        QVERIFY(m_fixture->connectTo());
    }

    void cleanup()
    {
        m_fixture->theme().setTextSize(100);
        m_fixture.reset();
        http::useProxy({});
        (void)http::trustAlso({});
    }

    void theKeyOpensThePageWithOneLineForEverySetting()
    {
        QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
        QTRY_COMPARE(window().currentPage()->place().page, u"preferences"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"searchPreferences"_s);
        for (const auto &row : settings::settingRows()) {
            const auto *line =
                page()->findChild<QWidget *>(u"line-"_s + QLatin1StringView(row.key));
            QVERIFY2(line, row.key);
            QCOMPARE(line->isVisibleTo(page()), window().settings().isUsed(row.setting));
            QCOMPARE(line->findChild<QLabel *>(u"sentence"_s)->text(), settings::sentenceOf(row));
        }
    }

    void itOpensWithoutAnAccountToo()
    {
        ui::shell::MainWindow alone(m_fixture->theme(), m_fixture->language(), m_fixture->clock());
        alone.show();
        alone.findChild<QAction *>(u"preferences"_s)->trigger();
        QVERIFY(qobject_cast<PreferencesPage *>(alone.currentPage()));
    }

    void typingShowsOnlyMatches()
    {
        open();
        QTest::keyClicks(search(), u"certif"_s);
        QStringList left;
        for (const auto *line : page()->findChildren<QWidget *>()) {
            if (line->objectName().startsWith("line-"_L1) && line->isVisible())
                left.append(line->objectName());
        }
        QCOMPARE(left, QStringList{u"line-certificates"_s});
        QVERIFY(!page()->findChild<QWidget *>(u"section-0"_s)->isVisible());
        QTest::keyClicks(search(), u"xyzzy"_s);
        auto *nothing = page()->findChild<ui::StatePane *>();
        QTRY_VERIFY(nothing->isVisible());
        QVERIFY(nothing->headline().contains("certifxyzzy"_L1));
        QTest::mouseClick(nothing->mainButton(), Qt::LeftButton);
        QVERIFY(search()->text().isEmpty());
        QVERIFY(!nothing->isVisible());
    }

    void aClickScrollsToItsSectionAndScrollingSelectsIt()
    {
        window().resize(1280, 640);
        open();
        auto *area = page()->findChild<QScrollArea *>(u"settings"_s);
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        auto *files = page()->findChild<ui::Button *>(u"section-2"_s);
        QTest::mouseClick(files, Qt::LeftButton);
        QVERIFY(area->verticalScrollBar()->value() > 0);
        QVERIFY(files->isChecked());
        area->verticalScrollBar()->setValue(0);
        QVERIFY(page()->findChild<ui::Button *>(u"section-0"_s)->isChecked());
    }

    void theThemeChangesAtOnceAndTheMenuAgrees()
    {
        open();
        choose(Setting::Look, u"Dark"_s);
        QCOMPARE(m_fixture->theme().mode(), ui::Theme::Mode::Dark);
        QCOMPARE(kept(Setting::Look), u"Dark"_s);
        choose(Setting::Look, u"HighContrastDark"_s);
        QCOMPARE(m_fixture->theme().tokens(), ui::tokensOf(ui::Look::Dark, ui::Contrast::High));
        QCOMPARE(kept(Setting::Look), u"HighContrastDark"_s);
        // The menu calls the same function.
        window().chooseLook(ui::Theme::Mode::Light);
        QCOMPARE(box(Setting::Look)->currentData().toString(), u"Light"_s);
        QCOMPARE(m_fixture->theme().mode(), ui::Theme::Mode::Light);
    }

    void theTextGrowsAtOnceAndItsKeysChangeThePage()
    {
        open();
        choose(Setting::TextSize, u"125"_s);
        QCOMPARE(m_fixture->theme().textSize(), 125);
        window().findChild<QAction *>(u"usualText"_s)->trigger();
        QCOMPARE(box(Setting::TextSize)->currentData().toString(), u"100"_s);
    }

    void technicalNamesAreOneChoiceInMenuAndPage()
    {
        open();
        auto *box = page()->findChild<QCheckBox *>(u"setting-technicalNames"_s);
        auto *menu = window().findChild<QAction *>(u"technicalNames"_s);
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QVERIFY(m_fixture->theme().technicalNames());
        QVERIFY(menu->isChecked());
        menu->trigger();
        QVERIFY(!box->isChecked());
        QCOMPARE(kept(Setting::TechnicalNames), u"false"_s);
    }

    void theLanguageChangesThePageItselfToo()
    {
        auto *before = open();
        click("setting-language-es");
        QTRY_VERIFY(window().currentPage() && window().currentPage() != before);
        QCOMPARE(m_fixture->language().chosen(), u"es"_s);
        QCOMPARE(window().currentPage()->title(), u"Preferencias"_s);
        QVERIFY(page()->findChild<ui::Button *>(u"setting-language-es"_s)->isChecked());
        window().chooseLanguage(u"en"_s);
        QTRY_COMPARE(window().currentPage()->title(), u"Preferences"_s);
    }

    void theDownloadFolderIsChosenInADialog()
    {
        const QTemporaryDir folder;
        open();
        click("setting-downloadFolder-choose");
        auto *dialog = window().findChild<QFileDialog *>(u"choosePath"_s);
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(folder.path());
        dialog->close();
        QCOMPARE(settings::downloadFolder(window().settings()), folder.path());
        QVERIFY(page()
                    ->findChild<QLineEdit *>(u"setting-downloadFolder"_s)
                    ->text()
                    .contains(QDir(folder.path()).dirName()));
    }

    // Covers G39.
    void aFolderThatIsSynchronisedIsNamedAsSuch()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"Nextcloud"_s));
        open();
        const auto *line = page()->findChild<QWidget *>(u"line-downloadFolder"_s);
        const auto *sentence = line->findChild<QLabel *>(u"sentence"_s);
        window().settings().set(Setting::DownloadFolder, folder.filePath(u"Nextcloud"_s));
        QVERIFY2(sentence->text().startsWith("Nextcloud "_L1), qPrintable(sentence->text()));
        window().settings().set(Setting::DownloadFolder, folder.path());
        QCOMPARE(sentence->text(), settings::sentenceOf(settings::rowOf(Setting::DownloadFolder)));
    }

    // The names of all sections start at the same horizontal position.
    void sectionsBeginAtTheSameLine()
    {
        open();
        const auto firstInk = [this](int section) {
            auto *button = page()->findChild<ui::Button *>(u"section-%1"_s.arg(section));
            button->setChecked(false);
            const auto picture = button->grab().toImage();
            const auto surface = picture.pixel(2, picture.height() / 2);
            for (int x = 2; x < picture.width(); ++x) {
                for (int y = 4; y < picture.height() - 4; ++y) {
                    if (picture.pixel(x, y) != surface)
                        return x;
                }
            }
            return -1;
        };
        for (int section = 0; section < static_cast<int>(settings::Section::Count); ++section)
            QVERIFY2(firstInk(section) < m_fixture->theme().scaled(24),
                     qPrintable(QString::number(section)));
    }

    void filesOpenMaskedWhereThatIsWanted()
    {
        const support::TableFolder folder;
        const auto path = folder.write(u"contacts.csv"_s, support::TableFolder::contacts(5));
        window().settings().set(Setting::MaskFiles, true);
        auto *file = qobject_cast<ui::files::FilePage *>(m_fixture->open(ui::placeOfFile(path)));
        QVERIFY(file);
        QVERIFY(file->model().isMasked());
        QVERIFY(file->findChild<QAction *>(u"maskSheet"_s)->isChecked());
        bool hidden = false;
        for (const bool place : file->hiddenPlaces())
            hidden = hidden || place;
        QVERIFY(hidden);
    }

    void theBinUsesItsRetention()
    {
        auto &bin = window().account().storage().bin();
        QTRY_VERIFY(window().account().storage().ready());
        QSignalSpy changed(&bin, &storage::Bin::changed);
        bin.keep({{.title = u"old"_s}, {.title = u"new"_s}}, this, [](const auto &) { });
        QTRY_COMPARE(bin.entries().size(), 2U);
        const auto now = m_fixture->clock().now();
        bin.markDeleted(bin.entries()[0].number, now);
        bin.markDeleted(bin.entries()[1].number, now.addDays(-20));
        open();
        QCOMPARE(bin.retentionDays(), 30);
        choose(Setting::BinDays, u"7"_s);
        QCOMPARE(bin.retentionDays(), 7);
        QTRY_COMPARE(bin.entries().size(), 1U);
    }

    void aProxyNeedsAnAddressThatCanBeOne()
    {
        open();
        QVERIFY(!line(Setting::ProxyAddress)->isVisible());
        click("setting-proxy-manual");
        QVERIFY(line(Setting::ProxyAddress)->isVisible());
        auto *field = page()->findChild<QLineEdit *>(u"setting-proxyAddress"_s);
        type(field, u"nonsense"_s);
        auto *sentence = line(Setting::ProxyAddress)->findChild<QLabel *>(u"sentence"_s);
        QVERIFY(sentence->text().contains("Enter a host name and port"_L1));
        QCOMPARE(kept(Setting::ProxyAddress), QString());
        type(field, u"proxy.example.com:3128"_s);
        QCOMPARE(sentence->text(), settings::sentenceOf(settings::rowOf(Setting::ProxyAddress)));
        const auto proxy = QNetworkProxy::applicationProxy();
        QCOMPARE(proxy.hostName(), u"proxy.example.com"_s);
        QCOMPARE(proxy.port(), quint16(3128));
        click("setting-proxy-none");
        QCOMPARE(QNetworkProxy::applicationProxy().type(), QNetworkProxy::NoProxy);
        QVERIFY(!line(Setting::ProxyUser)->isVisible());
        click("setting-proxy-system");
        QVERIFY(QNetworkProxyFactory::usesSystemConfiguration());
    }

    // Covers G24.
    void thePasswordOfTheProxyGoesToTheKeychainAlone()
    {
        open();
        click("setting-proxy-manual");
        type(page()->findChild<QLineEdit *>(u"setting-proxyAddress"_s),
             u"proxy.example.com:3128"_s);
        type(page()->findChild<QLineEdit *>(u"setting-proxyUser"_s), u"marta"_s);
        auto *field = page()->findChild<QLineEdit *>(u"setting-proxyPassword"_s);
        QCOMPARE(field->echoMode(), QLineEdit::Password);
        type(field, u"marked"_s);
        QTRY_COMPARE(QNetworkProxy::applicationProxy().password(), u"marked"_s);
        QCOMPARE(QNetworkProxy::applicationProxy().user(), u"marta"_s);
        QVERIFY(field->text().isEmpty());
        QTRY_VERIFY(!field->placeholderText().isEmpty());
        QCOMPARE(kept(Setting::ProxyPassword), QString());
        QByteArray secret;
        m_secrets.read(settings::proxySecret(), this,
                       [&secret](const base::Result<QByteArray> &read) { secret = *read; });
        QTRY_COMPARE(secret, "marked"_ba);
    }

    void aDotMarksWhatWasChangedAndASectionGoesBackWithUndo()
    {
        open();
        auto *usual = page()->findChild<ui::Button *>(u"usual-4"_s);
        QVERIFY(!usual->isVisible());
        choose(Setting::BinDays, u"90"_s);
        choose(Setting::CallLogDays, u"30"_s);
        QVERIFY(usual->isVisible());
        QTest::mouseClick(usual, Qt::LeftButton);
        QCOMPARE(kept(Setting::BinDays), u"30"_s);
        QCOMPARE(box(Setting::BinDays)->currentData().toString(), u"30"_s);
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(kept(Setting::BinDays), u"90"_s);
        QCOMPARE(kept(Setting::CallLogDays), u"30"_s);
    }

    void thePaletteLeadsToOneSetting()
    {
        window().goTo(u"retention"_s);
        auto *palette = window().findChild<ui::palette::Palette *>();
        const auto &model = palette->model();
        int row = 0;
        while (row < model.rowCount()
               && model.rowAt(row).title != settings::titleOf(settings::rowOf(Setting::BinDays)))
            ++row;
        QVERIFY(row < model.rowCount());
        model.rowAt(row).run();
        QVERIFY(page());
        QVERIFY(line(Setting::BinDays)->isVisible());
        QVERIFY(!line(Setting::Look)->isVisible());
    }

    void everySettingIsReachedByTheTabKey()
    {
        window().activateWindow();
        open();
        click("setting-proxy-manual");
        search()->setFocus(Qt::TabFocusReason);
        QSet<QWidget *> passed;
        for (auto *next = QApplication::focusWidget(); next && !passed.contains(next);
             next = QApplication::focusWidget()) {
            passed.insert(next);
            QTest::keyClick(next, Qt::Key_Tab);
            if (!page()->isAncestorOf(QApplication::focusWidget()))
                break;
        }
        for (const auto &row : settings::settingRows()) {
            const auto name = u"line-"_s + QLatin1StringView(row.key);
            const auto *shown = page()->findChild<QWidget *>(name);
            const bool reached = std::ranges::any_of(
                passed, [shown](const QWidget *widget) { return shown->isAncestorOf(widget); });
            QVERIFY2(reached, row.key);
        }
    }

    void theMouseWheelScrollsThePageAndChangesNoSetting()
    {
        open();
        window().resize(900, 600);
        auto *area = page()->findChild<QScrollArea *>();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        for (auto *choice : page()->findChildren<QComboBox *>()) {
            choice->setFocus();
            const auto before = choice->currentIndex();
            area->ensureWidgetVisible(choice);
            const auto shown = area->verticalScrollBar()->value();
            const int turn = shown < area->verticalScrollBar()->maximum() ? -120 : 120;
            const auto at = choice->rect().center();
            QWheelEvent wheel(at, choice->mapToGlobal(at), {}, {0, turn}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            // Qt passes only spontaneous events to parent widgets.
            QSpontaneKeyEvent::setSpontaneous(&wheel);
            qApp->notify(choice, &wheel);
            QCOMPARE(choice->currentIndex(), before);
            QVERIFY(area->verticalScrollBar()->value() != shown);
        }
    }

private:
    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] PreferencesPage *page()
    {
        return qobject_cast<PreferencesPage *>(window().currentPage());
    }
    PreferencesPage *open()
    {
        return qobject_cast<PreferencesPage *>(m_fixture->open({.page = u"preferences"_s}));
    }
    [[nodiscard]] QLineEdit *search()
    {
        return page()->findChild<QLineEdit *>(u"searchPreferences"_s);
    }
    [[nodiscard]] QString kept(Setting setting) { return window().settings().text(setting); }
    [[nodiscard]] QWidget *line(Setting setting)
    {
        return page()->findChild<QWidget *>(u"line-"_s
                                            + QLatin1StringView(settings::rowOf(setting).key));
    }
    [[nodiscard]] QComboBox *box(Setting setting)
    {
        return line(setting)->findChild<QComboBox *>();
    }
    void choose(Setting setting, const QString &value)
    {
        auto *choices = box(setting);
        choices->setCurrentIndex(choices->findData(value));
        Q_EMIT choices->activated(choices->currentIndex());
    }
    void click(const char *name)
    {
        QTest::mouseClick(page()->findChild<QWidget *>(QString::fromLatin1(name)), Qt::LeftButton);
    }
    static void type(QLineEdit *field, const QString &text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    profiles::MemorySecrets m_secrets;
    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestPreferencesPage)

} // namespace tst_preferencespage

#include "tst_preferencespage.moc"
