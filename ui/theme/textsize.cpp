// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/textsize.h"

#include <QApplication>
#include <QHeaderView>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace storedesk::ui {

static constexpr std::array offered{70, 80, 90, usualTextSize, 110, 125, 150, 175, 200};

int offeredTextSize(int percent)
{
    return *std::ranges::min_element(offered, {},
                                     [percent](int size) { return std::abs(size - percent); });
}

int nextTextSize(int percent, int step)
{
    const auto at = std::ranges::find(offered, offeredTextSize(percent)) - offered.begin();
    const auto last = static_cast<std::ptrdiff_t>(offered.size()) - 1;
    return offered[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + step, 0, last))];
}

int grownWithFont(int pixels)
{
    const int font = QApplication::font().pixelSize();
    return font > 0 ? (pixels * font + usualPixels / 2) / usualPixels : pixels;
}

namespace {

struct Ratio
{
    int newPixels;
    int oldPixels;

    [[nodiscard]] int of(int length) const
    {
        return length >= QWIDGETSIZE_MAX ? length
                                         : (length * newPixels + oldPixels / 2) / oldPixels;
    }
    [[nodiscard]] QSize of(const QSize &size) const
    {
        return {of(size.width()), of(size.height())};
    }
};

} // namespace

// Scales the columns, except for stretching ones, which the header resizes itself.
static void rescaleColumns(QHeaderView &header, const Ratio &ratio)
{
    if (header.orientation() != Qt::Horizontal)
        return;
    header.setMinimumSectionSize(ratio.of(header.minimumSectionSize()));
    for (int section = 0; section < header.count(); ++section) {
        const auto mode = header.sectionResizeMode(section);
        const bool own = mode == QHeaderView::Interactive || mode == QHeaderView::Fixed;
        if (own && !header.isSectionHidden(section))
            header.resizeSection(section, ratio.of(header.sectionSize(section)));
    }
}

void rescaleWidgets(int newPixels, int oldPixels)
{
    const Ratio ratio{.newPixels = newPixels, .oldPixels = oldPixels};
    for (auto *widget : QApplication::allWidgets()) {
        if (auto *header = qobject_cast<QHeaderView *>(widget))
            rescaleColumns(*header, ratio);
        if (widget->isWindow())
            continue;
        const auto least = widget->minimumSize();
        const auto most = widget->maximumSize();
        if (!least.isNull() || most != QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX)) {
            // A length of one pixel is a line width, which is not scaled.
            const auto scaled = [&ratio](int length) {
                return length <= 1 ? length : ratio.of(length);
            };
            widget->setMinimumSize(scaled(least.width()), scaled(least.height()));
            widget->setMaximumSize(scaled(most.width()), scaled(most.height()));
        }
    }
}

OwnFonts ownFonts()
{
    OwnFonts fonts;
    for (auto *widget : QApplication::allWidgets()) {
        if (widget->testAttribute(Qt::WA_SetFont) && widget->font().pixelSize() > 0)
            fonts.append({widget, widget->font()});
    }
    return fonts;
}

// Scales the fonts to the base font size and from there to the new one, so that several steps give
// the same result as one.
void rescaleFonts(const OwnFonts &fonts, int newPixels, int oldPixels)
{
    const Ratio drawn{.newPixels = usualPixels, .oldPixels = oldPixels};
    const Ratio shown{.newPixels = newPixels, .oldPixels = usualPixels};
    for (const auto &[widget, font] : fonts) {
        if (!widget)
            continue;
        auto grown = font;
        grown.setPixelSize(shown.of(drawn.of(font.pixelSize())));
        if (widget->font() != grown)
            widget->setFont(grown);
    }
}

} // namespace storedesk::ui
