// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLineEdit;
class QMenu;

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::exports {

// Below a field for a segment ID: chooses a segment by the name that the user gave it, and gives
// the ID in the field a name. The service does not list segments.
class SegmentNaming final : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentNaming(PageHost &host, QWidget *parent = nullptr);

    // Sets the ID that the field contains.
    void setId(const QString &id);

Q_SIGNALS:
    // Emitted when the user chose a segment.
    void chosen(const QString &id);

private:
    void build();
    void fillMenu();
    void showName();
    void storeName();

    PageHost &m_host;
    Button *m_choose;
    QMenu *m_menu;
    QLineEdit *m_name;
    QString m_id;
};

} // namespace storedesk::ui::exports
