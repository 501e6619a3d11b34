// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Shows samples, fields and the properties of one field side by side. The field table gets the
// width of its columns first; the other two share the rest.
class DesignerColumns final : public QWidget
{
    Q_OBJECT

public:
    // Takes ownership of the widgets. The samples widget may be hidden.
    DesignerColumns(QWidget *samples, QWidget *fields, QWidget *properties, const Theme &theme,
                    QWidget *parent);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();

    const Theme &m_theme;
    QWidget *m_samples;
    QWidget *m_properties;
};

} // namespace storedesk::ui::events
