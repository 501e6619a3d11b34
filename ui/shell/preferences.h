// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

#include <QString>

namespace storedesk::ui::shell {

// What belongs to the person and not to an account: look, text size, language, whether technical
// names are shown, and where the window stands. Kept in one small file; without one for this run
// only.
class Preferences final
{
public:
    explicit Preferences(QString file = {});

    [[nodiscard]] QString folder() const; // where the file is; empty without one
    [[nodiscard]] Theme::Mode look() const;
    void setLook(Theme::Mode look) const;
    [[nodiscard]] int textSize() const; // in percent of the desktop's
    void setTextSize(int percent) const;
    [[nodiscard]] QString language() const; // empty: never chosen
    void setLanguage(const QString &code) const;
    [[nodiscard]] bool technicalNames() const;
    void setTechnicalNames(bool shown) const;
    [[nodiscard]] QByteArray geometry() const; // of the window, as Qt writes it; empty: never kept
    void setGeometry(const QByteArray &geometry) const;

private:
    QString m_file;
};

} // namespace storedesk::ui::shell
