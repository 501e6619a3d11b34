// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/theme.h"

#include "ui/theme/focusring.h"
#include "ui/theme/style.h"
#include "ui/theme/stylesheet.h"
#include "ui/theme/systemlook.h"
#include "ui/theme/textsize.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QTimer>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

// References the resources, which are in a static library and would otherwise be dropped by the
// linker. Must be outside any namespace.
static void keepResources()
{
    Q_INIT_RESOURCE(storedesk);
}

namespace storedesk::ui {

// The size that Qt uses if the desktop sets no font (9 pt at 96 dpi).
constexpr int noDesktopPixels = 12;

static Look lookOf(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? Look::Dark : Look::Light;
}

Theme::Theme(QApplication &application, QObject *parent)
    : QObject(parent)
    , m_application(application)
    , m_tokens(std::make_shared<Tokens>(tokensOf(Look::Light)))
    , m_system(std::make_unique<SystemLook>(lookOf(QApplication::palette())))
    , m_ring(std::make_unique<FocusRing>(application, m_tokens))
    , m_style(new Style(m_tokens))
{
    keepResources();
    readDesktopFont();
    applyFont();
    QApplication::setStyle(m_style);
    apply();

    // High contrast applies to a chosen look, too.
    connect(m_system.get(), &SystemLook::changed, this, [this] { apply(); });
    connect(m_system.get(), &SystemLook::motionChanged, this, &Theme::motionChanged);
    connect(&application, &QGuiApplication::layoutDirectionChanged, this, [this] { apply(); });
    // Deferred, so that the first window does not wait for the bus.
    QTimer::singleShot(0, this, [this] {
        if (const auto bus = SystemLook::sessionBus())
            followDesktop(*bus);
    });
}

Theme::~Theme() = default;

void Theme::setMode(Mode mode)
{
    if (std::exchange(m_mode, mode) != mode)
        apply();
}

bool Theme::reducesMotion() const
{
    return m_system->reducesMotion();
}

void Theme::followDesktop(const QDBusConnection &bus)
{
    m_system->askOn(bus);
}

void Theme::setTechnicalNames(bool shown)
{
    if (std::exchange(m_technicalNames, shown) != shown)
        Q_EMIT technicalNamesChanged();
}

void Theme::setTextSize(int percent)
{
    const int before = m_font.pixelSize();
    m_textSize = offeredTextSize(percent);
    applyFont();
    if (m_font.pixelSize() == before)
        return;
    // Rescale before applying the style sheet, whose sizes take precedence.
    rescaleWidgets(m_font.pixelSize(), before);
    apply(before);
}

void Theme::readDesktopFont()
{
    m_font = QApplication::font();
    const int desktop = QFontInfo(m_font).pixelSize();
    m_desktopPixels = desktop == noDesktopPixels ? usualPixels : desktop;
    if (QFontDatabase::hasFamily(u"Inter"_s))
        m_font.setFamilies({u"Inter"_s, m_font.family()});
}

void Theme::applyFont()
{
    m_font.setPixelSize((m_desktopPixels * m_textSize + usualTextSize / 2) / usualTextSize);
    QApplication::setFont(m_font);
}

int Theme::scaled(int pixels) const
{
    return (pixels * m_font.pixelSize() + usualPixels / 2) / usualPixels;
}

QFont Theme::font(Text text) const
{
    struct Row
    {
        Text text;
        int pixels;
        QFont::Weight weight;
    };
    // clang-format off
    static constexpr std::array table{
        Row{Text::Normal,  13, QFont::Normal},
        Row{Text::Medium,  13, QFont::Medium},
        Row{Text::Strong,  13, QFont::DemiBold},
        Row{Text::Title,   20, QFont::DemiBold},
        Row{Text::Heading, 15, QFont::DemiBold},
        Row{Text::Small,   12, QFont::Normal},
        Row{Text::Tiny,    11, QFont::DemiBold},
        Row{Text::Code,    12, QFont::Normal},
    };
    // clang-format on
    const auto &row = table[static_cast<std::size_t>(text)];
    auto font = text == Text::Code ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : m_font;
    font.setPixelSize(scaled(row.pixels));
    font.setWeight(row.weight);
    return font;
}

Look Theme::wantedLook() const
{
    if (m_mode == Mode::System)
        return m_system->look();
    return m_mode == Mode::Dark || m_mode == Mode::HighContrastDark ? Look::Dark : Look::Light;
}

Contrast Theme::wantedContrast() const
{
    const bool chosen = m_mode == Mode::HighContrastLight || m_mode == Mode::HighContrastDark;
    return chosen ? Contrast::High : m_system->contrast();
}

void Theme::apply(std::optional<int> oldPixels)
{
    const auto fonts = ownFonts();
    *m_tokens = tokensOf(wantedLook(), wantedContrast());

    QFile file(u":/style.qss"_s);
    auto source = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    if (QGuiApplication::isRightToLeft())
        source = mirroredStyleSheet(source);
    QApplication::setPalette(paletteOf(*m_tokens));
    // Qt caches the rules for every widget it has measured, including deleted ones, and polishes
    // them all when one style sheet replaces another. Clearing the style sheet in between makes Qt
    // visit live widgets only.
    m_application.setStyleSheet({});
    m_application.setStyleSheet(
        filledStyleSheet(source, *m_tokens, [this](int pixels) { return scaled(pixels); }));
    rescaleFonts(fonts, m_font.pixelSize(), oldPixels.value_or(m_font.pixelSize()));
    Q_EMIT changed();
}

} // namespace storedesk::ui
