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

namespace storedesk::ui {

class FocusRing;
class Style;
class SystemLook;

// How the whole program looks: style, palette, style sheet and fonts. The application makes one,
// after QApplication and before the first window, and hands it down by reference; it must outlive
// the windows.
class Theme final : public QObject
{
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark };
    Q_ENUM(Mode)

    // Sizes are those of the drawings at the usual font and grow with the desktop's font and the
    // text size that was chosen.
    enum class Text { Normal, Medium, Strong, Title, Heading, Small, Tiny, Code };

    explicit Theme(QApplication &application, QObject *parent = nullptr);
    ~Theme() override;

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);

    // Whether fields show, beside their titles, the names that the service and files use.
    [[nodiscard]] bool technicalNames() const { return m_technicalNames; }
    void setTechnicalNames(bool shown);

    [[nodiscard]] int textSize() const { return m_textSize; } // in percent of the desktop's
    void setTextSize(int percent); // the next one that is offered

    [[nodiscard]] Look look() const { return m_tokens->look; }
    [[nodiscard]] const Tokens &tokens() const { return *m_tokens; }
    // The same value for things that may outlive the theme, such as icons: it changes with the
    // look.
    [[nodiscard]] std::shared_ptr<const Tokens> liveTokens() const { return m_tokens; }

    [[nodiscard]] QFont font(Text text = Text::Normal) const;
    // A length of the drawings at the font in use: scaled(36) is the height of a row.
    [[nodiscard]] int scaled(int pixels) const;

Q_SIGNALS:
    void changed();
    void technicalNamesChanged();

private:
    void readDesktopFont();
    void applyFont();
    void apply(std::optional<int> oldPixels = {}); // of the font, when its size is another now

    QApplication &m_application;
    Mode m_mode = Mode::System;
    bool m_technicalNames = false;
    std::shared_ptr<Tokens> m_tokens;
    QFont m_font;
    int m_desktopPixels = 0;
    int m_textSize = 100;
    std::unique_ptr<SystemLook> m_system;
    std::unique_ptr<FocusRing> m_ring;
    QPointer<Style> m_style; // belongs to the application
};

} // namespace storedesk::ui
