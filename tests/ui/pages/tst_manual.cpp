// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/version.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/pages/manualbook.h"
#include "ui/pages/pagetable.h"
#include "ui/shell/releasenotes.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextList>
#include <QXmlStreamReader>

namespace tst_manual {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::pages::Chapter;

// The manual matches the screens in both languages, and screens link to it.
class TestManual final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void languagesHaveTheSameChapters()
    {
        const auto english = ui::pages::chaptersIn(u"en"_s);
        const auto spanish = ui::pages::chaptersIn(u"es"_s);
        QCOMPARE(english.size(), 15);
        QCOMPARE(spanish.size(), english.size());
        for (qsizetype number = 0; number < english.size(); ++number) {
            const auto &one = english[number];
            const auto &other = spanish[number];
            QCOMPARE(other.name, one.name);
            QCOMPARE(other.pages, one.pages);
            QVERIFY2(!one.title.isEmpty() && !other.title.isEmpty(), qPrintable(one.name));
            QVERIFY2(one.title != other.title, qPrintable(one.name));
            QCOMPARE(stepsOf(other), stepsOf(one));
            QCOMPARE(quotesOf(other).size(), quotesOf(one).size());
        }
    }

    void theHelpMenuOpensItWithoutAnAccountToo()
    {
        support::WindowFixture fixture;
        auto *action = fixture.window().findChild<QAction *>(u"manual"_s);
        QVERIFY(action && action->isEnabled());
        action->trigger();
        QCOMPARE(fixture.window().currentPage()->place().page, u"manual"_s);
    }

    void chaptersNamePagesThatExist()
    {
        for (const auto &chapter : ui::pages::chaptersIn(u"en"_s)) {
            // Only the release notes do not describe a page.
            QCOMPARE(chapter.pages.isEmpty(), chapter.name == ui::shell::ReleaseNotes::chapter);
            for (const auto &word : chapter.pages)
                QVERIFY2(ui::pages::pageRow(word), qPrintable(chapter.name + u": "_s + word));
        }
    }

    // The manual also describes every release in the metadata for software centres.
    void everyReleaseIsExplained()
    {
        QFile file(
            QStringLiteral(SOURCE_ROOT "/packaging/desktop/org.storedesk.storedesk.metainfo.xml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        static const QRegularExpression release(u"<release version=\"([\\d.]+)\""_s);
        QStringList versions;
        for (const auto &found : release.globalMatch(QString::fromUtf8(file.readAll())))
            versions.append(found.captured(1));
        QCOMPARE(versions.value(0), base::version());
        static const QRegularExpression heading(u"^## ([\\d.]+)$"_s,
                                                QRegularExpression::MultilineOption);
        for (const auto &language : {u"en"_s, u"es"_s}) {
            const auto chapter = ui::pages::chaptersIn(language).last();
            QCOMPARE(chapter.name, ui::shell::ReleaseNotes::chapter);
            QStringList explained;
            for (const auto &found : heading.globalMatch(chapter.text))
                explained.append(found.captured(1));
            QCOMPARE(explained, versions);
        }
    }

    // The manual quotes strings on the screen. If a button has been renamed, readers could not find
    // it.
    void quotesAreTextsOfTheScreens_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << u"en"_s;
        QTest::newRow("es") << u"es"_s;
    }
    void quotesAreTextsOfTheScreens()
    {
        QFETCH(const QString, language);
        const auto texts = textsIn(language == "en"_L1 ? u"source"_s : u"translation"_s);
        QVERIFY(texts.size() > 1000);
        for (const auto &chapter : ui::pages::chaptersIn(language)) {
            for (const auto &quote : quotesOf(chapter))
                QVERIFY2(texts.contains(quote), qPrintable(chapter.name + u": "_s + quote));
        }
    }

    // Every chapter about a screen has a picture in its language, created by packaging/tour
    // --pictures.
    void everyChapterHasItsPictureLightAndDark()
    {
        static const QRegularExpression named(u"!\\[(.+)\\]\\(\\.\\./pictures/(.+)\\)"_s);
        const QStringList aboutThePackage{u"11-install-and-remove"_s, u"12-what-is-new"_s};
        QStringList shown;
        for (const auto &language : {u"en"_s, u"es"_s}) {
            for (const auto &chapter : ui::pages::chaptersIn(language)) {
                if (aboutThePackage.contains(chapter.name))
                    continue;
                const auto match = named.match(chapter.text);
                QVERIFY2(match.hasMatch(), qPrintable(language + chapter.name));
                const auto light = match.captured(2);
                QVERIFY2(light.endsWith(u"-%1-light.png"_s.arg(language)), qPrintable(light));
                shown << light << QString(light).replace(u"-light"_s, u"-dark"_s);
            }
        }
        qint64 bytes = 0;
        QDir folder(u":/manual/pictures"_s);
        for (const auto &file : folder.entryInfoList()) {
            QVERIFY2(shown.contains(file.fileName()), qPrintable(file.fileName()));
            bytes += file.size();
        }
        QCOMPARE(folder.entryList().size(), shown.size());
        QVERIFY2(bytes < 1'500'000, qPrintable(QString::number(bytes)));
    }

    // Pictures are at most as wide as the text, but not small in a wide window.
    void thePictureFollowsTheWidthAndTheLook()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        fixture.theme().setMode(ui::Theme::Mode::Light);
        const auto *page = fixture.open({.page = u"manual"_s, .values = {u"09-import"_s}});
        QVERIFY(page);
        const auto *text = page->findChild<QTextBrowser *>(u"chapterText"_s);
        const auto name = QUrl(u"../pictures/import-check-en-light.png"_s);
        const auto picture = [text, &name] {
            return text->document()->resource(QTextDocument::ImageResource, name).value<QImage>();
        };
        QTRY_VERIFY(picture().width() > 500);
        fixture.window().resize(1024, 640);
        QTRY_VERIFY(picture().width() > 300 && picture().width() <= text->viewport()->width());
        const auto light = picture().pixelColor(picture().width() / 2, 4).lightness();
        fixture.theme().setMode(ui::Theme::Mode::Dark);
        QTRY_VERIFY(picture().pixelColor(picture().width() / 2, 4).lightness() < light - 100);
        // File names are not searched.
        auto *search = page->findChild<QLineEdit *>(u"searchManual"_s);
        search->setText(u"light"_s);
        QCOMPARE(page->findChild<QListWidget *>(u"chapters"_s)->count(), 0);
    }

    // A paragraph between two steps does not restart the numbering, but a heading does.
    void stepsAreNumberedAsTheyAreWritten()
    {
        support::WindowFixture fixture;
        for (const auto &chapter : ui::pages::chaptersIn(u"en"_s)) {
            const auto *page = fixture.open({.page = u"manual"_s, .values = {chapter.name}});
            QVERIFY(page);
            const auto *document = page->findChild<QTextBrowser *>(u"chapterText"_s)->document();
            int last = 0;
            int steps = 0;
            for (auto block = document->begin(); block.isValid(); block = block.next()) {
                if (block.blockFormat().headingLevel() > 0)
                    last = 0;
                const auto *list = block.textList();
                if (!list || list->format().style() != QTextListFormat::ListDecimal)
                    continue;
                QCOMPARE(list->itemText(block), u"%1."_s.arg(++last));
                ++steps;
            }
            QCOMPARE(steps, stepsOf(chapter));
        }
    }

    void helpOnAPageLeadsToItsChapter()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        QVERIFY(fixture.open({.page = u"imports"_s}));
        QTest::keyClick(&fixture.window(), Qt::Key_F1);
        QTRY_COMPARE(fixture.window().currentPage()->place().page, u"help"_s);
        auto *link = fixture.window().currentPage()->findChild<QAbstractButton *>(u"readManual"_s);
        QVERIFY(link);
        QTest::mouseClick(link, Qt::LeftButton);
        const auto *page = fixture.window().currentPage();
        QCOMPARE(page->place(), (ui::PageAddress{.page = u"manual"_s, .values = {u"09-import"_s}}));
        const auto *text = page->findChild<QTextBrowser *>(u"chapterText"_s);
        QVERIFY(text->toPlainText().contains(u"New import…"_s));
    }

    void searchFindsChaptersAndKeysChooseOne()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto *page = fixture.open({.page = u"manual"_s});
        QVERIFY(page);
        auto *search = page->findChild<QLineEdit *>(u"searchManual"_s);
        auto *list = page->findChild<QListWidget *>(u"chapters"_s);
        const auto *text = page->findChild<QTextBrowser *>(u"chapterText"_s);
        QCOMPARE(list->count(), 15);
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"schema developer"_s);
        QCOMPARE(list->count(), 1);
        QCOMPARE(page->place().values, QStringList(u"08-event-type"_s));
        QVERIFY(!text->extraSelections().isEmpty());
        QTest::keyClicks(search, u" zzz"_s);
        QCOMPARE(list->count(), 0);
        QVERIFY(!text->toPlainText().contains(u"JSON"_s));
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(list->count(), 15);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(page->place().values, QStringList(u"12-what-is-new"_s));
    }

private:
    static int stepsOf(const Chapter &chapter)
    {
        static const QRegularExpression step(u"^\\d+\\. "_s, QRegularExpression::MultilineOption);
        return static_cast<int>(chapter.text.count(step));
    }

    static QStringList quotesOf(const Chapter &chapter)
    {
        static const QRegularExpression quote(u"[“«]([^”»]+)[”»]"_s);
        QStringList quotes;
        for (auto found = quote.globalMatch(chapter.text); found.hasNext();)
            quotes.append(found.next().captured(1).simplified());
        return quotes;
    }

    // Returns the strings without mnemonics, and plurals in their first form.
    static QSet<QString> textsIn(const QString &element)
    {
        QFile file(QStringLiteral(SOURCE_ROOT "/resources/translations/storedesk_es.ts"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QSet<QString> texts;
        QXmlStreamReader reader(&file);
        while (!reader.atEnd()) {
            if (reader.readNextStartElement() && reader.name() == element) {
                auto text = reader.readElementText(QXmlStreamReader::IncludeChildElements);
                texts.insert(text.remove(u'&').trimmed());
            }
        }
        return texts;
    }
};

STOREDESK_TEST(TestManual)

} // namespace tst_manual

#include "tst_manual.moc"
