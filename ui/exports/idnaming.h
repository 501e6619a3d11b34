// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/namedids.h"

#include <QWidget>

class QLineEdit;
class QMenu;

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::exports {

// Below a field for the ID of a segment or report: chooses one by the name that the user gave it,
// and gives the ID in the field a name. The service lists neither.
class IdNaming final : public QWidget
{
    Q_OBJECT

public:
    IdNaming(PageHost &host, storage::NamedKind kind, QWidget *parent = nullptr);

    // Sets the ID that the field contains.
    void setId(const QString &id);

Q_SIGNALS:
    // Emitted when the user chose a name.
    void chosen(const QString &id);

private:
    void build();
    void fillMenu();
    void showName();
    void storeName();

    PageHost &m_host;
    const storage::NamedKind m_kind;
    Button *m_choose;
    QMenu *m_menu;
    QLineEdit *m_name;
    QString m_id;
};

} // namespace storedesk::ui::exports
