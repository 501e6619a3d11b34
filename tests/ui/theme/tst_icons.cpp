// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <optional>

namespace tst_icons {

using namespace Qt::StringLiterals;
using namespace storedesk::ui;

// The dominant colour of a picture, and how much of the picture it covers.
struct Ground
{
    QColor colour;
    int covered = 0;
};

static Ground groundOf(const QImage &picture)
{
    Ground ground;
    int strongest = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const auto colour = picture.pixelColor(x, y);
            ground.covered += colour.alpha() > 40;
            if (colour.alpha() > strongest) {
                strongest = colour.alpha();
                ground.colour = colour;
            }
        }
    }
    ground.colour.setAlpha(255);
    return ground;
}

static bool isAbout(const QColor &one, const QColor &other)
{
    return std::abs(one.red() - other.red()) < 6 && std::abs(one.green() - other.green()) < 6
        && std::abs(one.blue() - other.blue()) < 6;
}

class TestIcons final : public QObject
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

    void everyIconIsUsed()
    {
        QString sources;
        for (const auto &file : support::sourceFiles({u"app"_s, u"ui"_s})) {
            if (!file.startsWith("ui/theme/icons."_L1))
                sources += support::textOfSource(file);
        }
        static const QRegularExpression row(u"IconRow\\{Icon::(\\w+)"_s);
        auto rows = row.globalMatch(support::textOfSource(u"ui/theme/icons.cpp"_s));
        QVERIFY(rows.hasNext());
        while (rows.hasNext()) {
            const auto name = rows.next().captured(1);
            const QRegularExpression use(u"\\bIcon::%1\\b"_s.arg(name));
            QVERIFY2(sources.contains(use), qPrintable(name));
        }
    }

    void everyRowHasAFileAndEveryFileARow()
    {
        QSet<QString> rows;
        for (const auto &row : iconRows())
            rows.insert(QString(row.file) + u".svg"_s);
        QCOMPARE(rows.size(), static_cast<qsizetype>(iconRows().size()));
        const auto files =
            QDir(QStringLiteral(SOURCE_ROOT) + u"/resources/icons"_s).entryList(QDir::Files);
        QCOMPARE(QSet<QString>(files.begin(), files.end()), rows);
        const auto built = QDir(u":/icons"_s).entryList(QDir::Files);
        QCOMPARE(QSet<QString>(built.begin(), built.end()), rows);
    }

    void everyIconIsOfOneFamily_data() { iconData(); }

    void everyIconIsOfOneFamily()
    {
        QFETCH(const Icon, icon);
        QFile file(pathOf(icon));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto drawing = QString::fromUtf8(file.readAll());
        QVERIFY(drawing.contains(u"viewBox=\"0 0 24 24\""_s));
        QVERIFY(drawing.contains(u"stroke=\"currentColor\""_s));
        QVERIFY(drawing.contains(u"stroke-width=\"1.75\""_s));
        QVERIFY(drawing.contains(u"stroke-linecap=\"round\""_s));
        static const QRegularExpression other(u"(?:stroke|fill)=\"(?!none|currentColor)[^\"]*\""_s);
        QVERIFY2(!other.match(drawing).hasMatch(), qPrintable(other.match(drawing).captured()));
    }

    void everyIconShowsSomethingAtEveryScale_data() { iconData(); }

    void everyIconShowsSomethingAtEveryScale()
    {
        QFETCH(const Icon, icon);
        for (const qreal scale : {1.0, 1.25, 1.5, 2.0, 3.0}) {
            const auto pixmap = iconOf(icon, *m_theme).pixmap(QSize(16, 16), scale);
            QCOMPARE(pixmap.size(), QSize(16, 16) * scale);
            QCOMPARE(pixmap.devicePixelRatio(), scale);
            const auto ground = groundOf(pixmap.toImage());
            QVERIFY(ground.covered >= 6);
            QVERIFY(ground.covered < pixmap.width() * pixmap.height() * 6 / 10);
        }
        const auto large = iconOf(icon, *m_theme).pixmap(QSize(96, 96), 1).toImage();
        QVERIFY2(isAbout(groundOf(large).colour, m_theme->tokens().text),
                 qPrintable(groundOf(large).colour.name()));
    }

    void noTwoIconsAreAlike()
    {
        QHash<QByteArray, QLatin1StringView> seen;
        for (const auto &row : iconRows()) {
            const auto picture = iconOf(row.icon, *m_theme).pixmap(QSize(48, 48), 1).toImage();
            const QByteArray bytes(reinterpret_cast<const char *>(picture.constBits()),
                                   picture.sizeInBytes());
            // The icons for minus and dash differ only in their length.
            QVERIFY2(!seen.contains(bytes), qPrintable(QString(row.file)));
            seen.insert(bytes, row.file);
        }
    }

    void theColourFollowsModeAndTheme_data()
    {
        QTest::addColumn<Ink>("ink");
        QTest::addColumn<QIcon::Mode>("mode");
        QTest::addColumn<QColor>("light");
        QTest::addColumn<QColor>("dark");
        const auto &light = tokensOf(Look::Light);
        const auto &dark = tokensOf(Look::Dark);
        QTest::newRow("text") << Ink::Text << QIcon::Normal << light.text << dark.text;
        QTest::newRow("muted") << Ink::Muted << QIcon::Normal << light.muted << dark.muted;
        QTest::newRow("disabled") << Ink::Text << QIcon::Disabled << disabled(light)
                                  << disabled(dark);
        QTest::newRow("selected") << Ink::Muted << QIcon::Selected << light.accent << dark.accent;
        QTest::newRow("on accent") << Ink::OnAccent << QIcon::Normal << light.panel << dark.bg;
        QTest::newRow("a state keeps its colour")
            << Ink::Err << QIcon::Selected << light.err << dark.err;
    }

    void theColourFollowsModeAndTheme()
    {
        QFETCH(const Ink, ink);
        QFETCH(const QIcon::Mode, mode);
        QFETCH(const QColor, light);
        QFETCH(const QColor, dark);
        const auto icon = iconOf(Icon::Stop, *m_theme, ink);
        const auto colour = [&icon, mode] {
            return groundOf(icon.pixmap(QSize(64, 64), 1, mode).toImage()).colour;
        };
        QVERIFY2(isAbout(colour(), light), qPrintable(colour().name()));
        m_theme->setMode(Theme::Mode::Dark);
        QVERIFY2(isAbout(colour(), dark), qPrintable(colour().name()));
    }

    void anIconOutlivesItsTheme()
    {
        const auto icon = iconOf(Icon::Store, *m_theme);
        m_theme.reset();
        QVERIFY(!icon.pixmap(QSize(16, 16), 1).isNull());
        m_theme.emplace(*qApp);
    }

    void aPaintedIconStandsInTheMiddle()
    {
        QImage picture(60, 40, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintIcon(&painter, QRect(0, 0, 60, 40), Icon::Stop, m_theme->tokens().err);
        painter.end();
        QCOMPARE(picture.pixelColor(5, 20).alpha(), 0);
        QCOMPARE(picture.pixelColor(55, 20).alpha(), 0);
        QVERIFY(groundOf(picture.copy(10, 0, 40, 40)).covered > 50);
    }

private:
    static void iconData()
    {
        QTest::addColumn<Icon>("icon");
        for (const auto &row : iconRows())
            QTest::newRow(row.file.data()) << row.icon;
    }

    std::optional<Theme> m_theme;
};

STOREDESK_TEST(TestIcons)

} // namespace tst_icons

#include "tst_icons.moc"
