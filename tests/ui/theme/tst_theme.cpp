// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/theme/role.h"
#include "ui/theme/storecolour.h"
#include "ui/theme/stylesheet.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>

#include <cmath>
#include <optional>

namespace tst_theme {

using namespace Qt::StringLiterals;
using namespace storedesk::ui;

static double luminance(const QColor &colour)
{
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

static double contrast(const QColor &one, const QColor &other)
{
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

static QString styleSheetSource()
{
    return support::textOfSource(u"resources/style.qss"_s);
}

class TestTheme final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_theme.emplace(*qApp);
        m_theme->setMode(Theme::Mode::Light);
    }

    void cleanup() { m_theme.reset(); }

    void wordsCanBeReadOnEverySurface_data()
    {
        QTest::addColumn<Look>("look");
        QTest::addColumn<QColor>("word");
        QTest::addColumn<QColor>("surface");
        QTest::addColumn<double>("least");
        for (const auto look : {Look::Light, Look::Dark}) {
            const auto &t = tokensOf(look);
            const auto row = [look](const char *name, const QColor &word, const QColor &surface,
                                    double least) {
                QTest::addRow("%s, %s", name, look == Look::Light ? "light" : "dark")
                    << look << word << surface << least;
            };
            row("text on window", t.text, t.bg, 4.5);
            row("text on panel", t.text, t.panel, 4.5);
            row("text on side", t.text, t.side, 4.5);
            row("text on selection", t.text, t.accentSoft, 4.5);
            row("muted on window", t.muted, t.bg, 4.5);
            row("muted on panel", t.muted, t.panel, 4.5);
            row("muted on side", t.muted, t.side, 4.5);
            row("link on panel", t.accent, t.panel, 4.5);
            row("link on window", t.accent, t.bg, 4.5);
            row("link on selection", t.accent, t.accentSoft, 4.5);
            row("words on the primary button", onAccent(t), t.accent, 4.5);
            row("words on the red button", onAccent(t), t.err, 4.5);
            row("focus on window", t.accent, t.bg, 3);
            for (const auto tone : {Tone::Neutral, Tone::Accent, Tone::Ok, Tone::Warn, Tone::Err}) {
                row("word in a pill", t.text, softOf(t, tone), 4.5);
                row("sign in a pill", colourOf(t, tone), softOf(t, tone), 3);
                row("sign on panel", colourOf(t, tone), t.panel, 3);
            }
            for (const auto &colour : storeColours()) {
                row("word on a store's band", t.text, bandOf(colour.id, t), 4.5);
                row("store's colour on side", colourOf(colour.id, look), t.side, 3);
            }
        }
    }

    // Checks the contrast of text, which WCAG AAA requires to be seven to one, and the visibility
    // of borders.
    void highContrastIsHigher()
    {
        for (const auto look : {Look::Light, Look::Dark}) {
            const auto &t = tokensOf(look, Contrast::High);
            for (const auto &surface : {t.bg, t.panel, t.side}) {
                QVERIFY(contrast(t.text, surface) >= 15);
                QVERIFY(contrast(t.muted, surface) >= 7);
                QVERIFY(contrast(t.accent, surface) >= 7);
                QVERIFY(contrast(t.line, surface) >= 4.5);
                for (const auto &tone : {t.ok, t.warn, t.err})
                    QVERIFY(contrast(tone, surface) >= 7);
            }
            QVERIFY(contrast(t.text, t.accentSoft) >= 7);
            QVERIFY(contrast(onAccent(t), t.accent) >= 4.5);
            QVERIFY(contrast(onAccent(t), t.err) >= 4.5);
            for (const auto tone : {Tone::Neutral, Tone::Accent, Tone::Ok, Tone::Warn, Tone::Err})
                QVERIFY(contrast(t.text, softOf(t, tone)) >= 7);
        }
    }

    void wordsCanBeReadOnEverySurface()
    {
        QFETCH(const QColor, word);
        QFETCH(const QColor, surface);
        QFETCH(const double, least);
        QVERIFY2(contrast(word, surface) >= least,
                 qPrintable(QString::number(contrast(word, surface))));
    }

    void theStyleSheetHasNoPlaceLeftOpen()
    {
        for (const auto look : {Look::Light, Look::Dark}) {
            const auto filled = filledStyleSheet(styleSheetSource(), tokensOf(look),
                                                 [](int pixels) { return pixels; });
            static const QRegularExpression comment(u"/\\*.*?\\*/"_s,
                                                    QRegularExpression::DotMatchesEverythingOption);
            auto rules = filled;
            rules.remove(comment);
            QVERIFY(rules.contains(tokensOf(look).accent.name()));
            QVERIFY2(!rules.contains(u'@'), qPrintable(rules.mid(rules.indexOf(u'@'), 40)));
        }
    }

    void unknownNamesStay()
    {
        const auto filled =
            filledStyleSheet(u"a { color: @nobody@; height: @10@; }"_s, tokensOf(Look::Light),
                             [](int pixels) { return 2 * pixels; });
        QCOMPARE(filled, u"a { color: @nobody@; height: 20px; }"_s);
    }

    void coloursAreWrittenInTheirTablesOnly()
    {
        static const QRegularExpression literal(
            u"#[0-9A-Fa-f]{6}\\b|0x[Ff]{2}[0-9A-Fa-f]{6}\\b|Qt::(white|black|red|blue|green|gray)\\b"_s);
        for (const auto &file : support::sourceFiles({u"ui"_s, u"app"_s})) {
            if (file == u"ui/theme/tokens.cpp"_s || file == u"ui/theme/storecolour.cpp"_s)
                continue;
            const auto match = literal.match(support::textOfSource(file));
            QVERIFY2(!match.hasMatch(), qPrintable(u"%1: %2"_s.arg(file, match.captured())));
        }
        QVERIFY(!literal.match(styleSheetSource()).hasMatch());
        QVERIFY(literal.match(support::textOfSource(u"ui/theme/tokens.cpp"_s)).hasMatch());
    }

    void everyRoleTheStyleSheetNamesExists()
    {
        static const QRegularExpression named(u"\\[role=\"([^\"]+)\"\\]"_s);
        QStringList words;
        for (int role = 0; role < static_cast<int>(Role::Count); ++role)
            words.append(wordOf(static_cast<Role>(role)));
        QCOMPARE(QSet<QString>(words.begin(), words.end()).size(), words.size());
        auto matches = named.globalMatch(styleSheetSource());
        QVERIFY(matches.hasNext());
        while (matches.hasNext()) {
            const auto word = matches.next().captured(1);
            QVERIFY2(words.contains(word), qPrintable(word));
        }
    }

    void aModeChangesPaletteAndTokensAndTellsOnce()
    {
        QSignalSpy changed(&*m_theme, &Theme::changed);
        const auto live = m_theme->liveTokens();
        m_theme->setMode(Theme::Mode::Dark);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_theme->look(), Look::Dark);
        QCOMPARE(*live, tokensOf(Look::Dark));
        QCOMPARE(QApplication::palette().color(QPalette::Base), tokensOf(Look::Dark).panel);
        QVERIFY(qApp->styleSheet().contains(tokensOf(Look::Dark).side.name()));
        m_theme->setMode(Theme::Mode::Dark);
        QCOMPARE(changed.size(), 1);
    }

    void highContrastIsAThemeInBothLooks()
    {
        for (const auto &[mode, look] : {std::pair(Theme::Mode::HighContrastLight, Look::Light),
                                         std::pair(Theme::Mode::HighContrastDark, Look::Dark)}) {
            m_theme->setMode(mode);
            QCOMPARE(m_theme->look(), look);
            QCOMPARE(m_theme->tokens(), tokensOf(look, Contrast::High));
            QCOMPARE(QApplication::palette().color(QPalette::Text),
                     tokensOf(look, Contrast::High).text);
        }
        m_theme->setMode(Theme::Mode::Light);
        QCOMPARE(m_theme->tokens(), tokensOf(Look::Light));
    }

    void aRoleTakesEffectAlsoAfterTheWidgetIsShown()
    {
        QLabel label(u"words"_s);
        label.show();
        const int plain = label.sizeHint().height();
        setRole(&label, Role::Title);
        QVERIFY(label.sizeHint().height() > plain);
        QCOMPARE(label.property("role").toString(), u"title"_s);
    }

    void buttonsAndFieldsAreOfOneHeight()
    {
        QPushButton button(u"Words"_s);
        QComboBox combo;
        combo.addItem(u"Words"_s);
        button.ensurePolished();
        combo.ensurePolished();
        QCOMPARE(combo.sizeHint().height(), button.sizeHint().height());
    }

    void aLargerDesktopFontMakesEverythingLarger()
    {
        const auto usual = QApplication::font();
        m_theme.reset();
        auto large = usual;
        large.setPixelSize(26);
        QApplication::setFont(large);
        m_theme.emplace(*qApp);
        QCOMPARE(m_theme->scaled(36), 72);
        QCOMPARE(m_theme->font(Theme::Text::Title).pixelSize(), 40);
        QVERIFY(qApp->styleSheet().contains(u"font-size: 40px"_s));
        m_theme.reset();
        QApplication::setFont(usual);
        m_theme.emplace(*qApp);
        QCOMPARE(m_theme->scaled(36), 36);
    }

    void theDesktopsFontIsFollowed_data()
    {
        QTest::addColumn<int>("desktop");
        QTest::addColumn<int>("ours");
        QTest::newRow("small") << 11 << 11;
        QTest::newRow("no desktop named one") << 12 << 13;
        QTest::newRow("as drawn") << 13 << 13;
        QTest::newRow("larger") << 15 << 15;
        QTest::newRow("much larger") << 26 << 26;
    }

    void theDesktopsFontIsFollowed()
    {
        QFETCH(const int, desktop);
        QFETCH(const int, ours);
        const auto usual = QApplication::font();
        m_theme.reset();
        auto font = usual;
        font.setPixelSize(desktop);
        QApplication::setFont(font);
        m_theme.emplace(*qApp);
        QCOMPARE(m_theme->font().pixelSize(), ours);
        QCOMPARE(QApplication::font().pixelSize(), ours);
        m_theme.reset();
        QApplication::setFont(usual);
    }

    void storeColoursAreStoredByName()
    {
        for (const auto &row : storeColours()) {
            QCOMPARE(storeColourOf(QString(wordOf(row.id))), row.id);
            QVERIFY(!titleOf(row.id).isEmpty());
        }
        QCOMPARE(storeColourOf(u"mauve"_s), std::nullopt);
    }

private:
    std::optional<Theme> m_theme;
};

STOREDESK_TEST(TestTheme)

} // namespace tst_theme

#include "tst_theme.moc"
