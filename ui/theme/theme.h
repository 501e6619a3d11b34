// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QFont>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

class QApplication;
class QDBusConnection;

namespace storedesk::ui {

class FocusRing;
class Style;
class SystemLook;

// The look of the whole program: style, palette, style sheet and fonts. The application creates one
// instance after QApplication and before the first window, and passes it by reference. It must
// outlive the windows.
class Theme final : public QObject
{
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark, HighContrastLight, HighContrastDark };
    Q_ENUM(Mode)

    // Sizes are given for the default font, and scale with the desktop's font and the chosen text
    // size.
    enum class Text { Normal, Medium, Strong, Title, Heading, Small, Tiny, Code };

    explicit Theme(QApplication &application, QObject *parent = nullptr);
    ~Theme() override;

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);

    // Whether fields show the names used by the service and files next to their titles.
    [[nodiscard]] bool technicalNames() const { return m_technicalNames; }
    void setTechnicalNames(bool shown);

    // Returns the text size in percent of the desktop's text size.
    [[nodiscard]] int textSize() const { return m_textSize; }
    // Sets the text size to the nearest available one.
    void setTextSize(int percent);

    // Whether the desktop asks for no animations.
    [[nodiscard]] bool reducesMotion() const;
    // Follows the settings of the desktop on this bus.
    void followDesktop(const QDBusConnection &bus);

    [[nodiscard]] Look look() const { return m_tokens->look; }
    [[nodiscard]] const Tokens &tokens() const { return *m_tokens; }
    // Returns shared tokens that change with the look, for objects that may outlive the theme, such
    // as icons.
    [[nodiscard]] std::shared_ptr<const Tokens> liveTokens() const { return m_tokens; }

    [[nodiscard]] QFont font(Text text = Text::Normal) const;
    // Scales a design length to the current font. For example, scaled(36) is the height of a row.
    [[nodiscard]] int scaled(int pixels) const;

Q_SIGNALS:
    void changed();
    void technicalNamesChanged();
    void motionChanged();

private:
    void readDesktopFont();
    void applyFont();
    [[nodiscard]] Look wantedLook() const;
    [[nodiscard]] Contrast wantedContrast() const;
    // Applies the look. Pass the old font size if it has changed.
    void apply(std::optional<int> oldPixels = {});

    QApplication &m_application;
    Mode m_mode = Mode::System;
    bool m_technicalNames = false;
    std::shared_ptr<Tokens> m_tokens;
    QFont m_font;
    int m_desktopPixels = 0;
    int m_textSize = 100;
    std::unique_ptr<SystemLook> m_system;
    std::unique_ptr<FocusRing> m_ring;
    // The style, which is owned by the application.
    QPointer<Style> m_style;
};

} // namespace storedesk::ui
