// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QProxyStyle>

#include <memory>

namespace storedesk::ui {

// Fusion with custom check boxes, arrows, combo boxes and focus. Anything that a style sheet can
// express in a line is in resources/style.qss instead. Anything that would need images there is
// drawn here, so that it is sharp at every scale and follows the tokens.
class Style final : public QProxyStyle
{
    Q_OBJECT

public:
    // Property of a menu that selects the entry starting with the typed text.
    static constexpr auto searchesByTyping = "searchesByTyping";

    explicit Style(std::shared_ptr<const Tokens> tokens);

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                      bool enabled, const QString &text, QPalette::ColorRole role) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                       SubControl part, const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &size, const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *answer) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption *option,
                                     const QWidget *widget) const override;
    using QProxyStyle::polish;
    void polish(QWidget *widget) override;

private:
    void drawFocus(const QStyleOption &option, QPainter *painter, const QWidget *widget) const;
    void drawTabBase(QPainter *painter, const QWidget *widget) const;
    void drawFieldFrame(const QStyleOption &option, QPainter *painter, const QWidget *widget) const;
    void drawCombo(const QStyleOptionComplex &option, QPainter *painter,
                   const QWidget *widget) const;
    void drawSpin(const QStyleOptionComplex &option, QPainter *painter,
                  const QWidget *widget) const;

    std::shared_ptr<const Tokens> m_tokens;
};

} // namespace storedesk::ui
