// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"
#include "ui/theme/theme.h"

#include <memory>

namespace storedesk::ui::shell {

// Typed access to the settings that the window uses, and to the window's geometry. Copies share the
// same file.
class Preferences final
{
public:
    explicit Preferences(const QString &file = {});

    [[nodiscard]] const std::shared_ptr<settings::Settings> &settings() const { return m_settings; }
    [[nodiscard]] Theme::Mode look() const;
    void setLook(Theme::Mode look) const;
    // Returns the text size in percent of the desktop's text size.
    [[nodiscard]] int textSize() const;
    void setTextSize(int percent) const;
    // Returns the language code; empty for the system's language.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &code) const;
    [[nodiscard]] bool technicalNames() const;
    // Returns QWidget::saveGeometry() data; empty if none was stored.
    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry) const;
    // Returns the version that last used these settings; null if none was stored.
    [[nodiscard]] QString version() const;
    void setVersion(const QString &version) const;

private:
    std::shared_ptr<settings::Settings> m_settings;
};

[[nodiscard]] Theme::Mode modeOf(const settings::Settings &settings);

} // namespace storedesk::ui::shell
