// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace storedesk::ui {
class PageHost;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

class SettingEditor;

// One setting on the page: title, description and editor. A dot marks values that differ from the
// default.
class SettingLine final : public QWidget
{
    Q_OBJECT

public:
    SettingLine(settings::Setting setting, PageHost &host, QWidget *parent);

    [[nodiscard]] const settings::SettingRow &row() const { return m_row; }
    // Loads the current value, which may have been changed elsewhere.
    void read();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildWords();
    void take(const QString &value);
    void showFault(const QString &fault);

    PageHost &m_host;
    const settings::SettingRow &m_row;
    QBoxLayout *m_box;
    IconLabel *m_dot;
    QLabel *m_sentence;
    SettingEditor *m_editor;
};

} // namespace storedesk::ui::preferences
