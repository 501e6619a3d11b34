// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"
#include "ui/theme/theme.h"

#include <memory>

namespace storedesk::ui::shell {

// The settings in the types that the window works with, and where the window stands. Copies share
// one file.
class Preferences final
{
public:
    explicit Preferences(const QString &file = {});

    [[nodiscard]] const std::shared_ptr<settings::Settings> &settings() const { return m_settings; }
    [[nodiscard]] Theme::Mode look() const;
    void setLook(Theme::Mode look) const;
    [[nodiscard]] int textSize() const; // in percent of the desktop's
    void setTextSize(int percent) const;
    [[nodiscard]] QString language() const; // empty: that of the system
    void setLanguage(const QString &code) const;
    [[nodiscard]] bool technicalNames() const;
    [[nodiscard]] QByteArray geometry() const; // of the window, as Qt writes it; empty: never kept
    void setGeometry(const QByteArray &geometry) const;
    [[nodiscard]] QString version() const; // that used these settings last; empty: never kept
    void setVersion(const QString &version) const;

private:
    std::shared_ptr<settings::Settings> m_settings;
};

[[nodiscard]] Theme::Mode modeOf(const settings::Settings &settings);

} // namespace storedesk::ui::shell
