// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/panel.h"
#include "warehouse/connectionsettings.h"

#include <QJsonObject>

#include <array>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::warehouse {

// The fields of a connection to PostgreSQL: a service or URI, or its parts.
class ConnectionForm final : public Panel
{
    Q_OBJECT

public:
    explicit ConnectionForm(const Theme &theme, QWidget *parent = nullptr);

    void setConnection(const storedesk::warehouse::ConnectionSettings &settings);
    // Whether the user changed a field since the connection was set or tried.
    [[nodiscard]] bool isEdited() const { return m_edited; }
    // Returns what the user has typed, but no password. Text with a password in it is left out.
    [[nodiscard]] QJsonObject typed() const;
    // Restores the result of typed() as unsaved changes.
    void setTyped(const QJsonObject &typed);
    // Explains where the password is stored.
    void setPasswordHint(const QString &text);
    void setBusy(bool busy);
    void focusFirst();

Q_SIGNALS:
    // Emitted when isEdited() has changed.
    void edited();
    // Emitted after each edit of the user.
    void changed();
    void connectAsked(const storedesk::warehouse::ConnectionSettings &settings,
                      const QByteArray &password);

private:
    void build(const Theme &theme);
    QLineEdit *addField(QGridLayout *grid, int row, int column, const QString &title,
                        const char *name, const QString &placeholder);
    // The fields that may be stored.
    [[nodiscard]] std::array<QLineEdit *, 6> stored() const;
    // The fields of single parameters, by their libpq keyword.
    [[nodiscard]] std::array<std::pair<const char *, QLineEdit *>, 4> parts() const;
    void submit();
    void setEdited(bool edited);

    QLineEdit *m_text = nullptr;
    QLineEdit *m_host = nullptr;
    QLineEdit *m_port = nullptr;
    QLineEdit *m_database = nullptr;
    QLineEdit *m_user = nullptr;
    QLineEdit *m_password = nullptr;
    QLineEdit *m_schema = nullptr;
    QLabel *m_hint;
    QLabel *m_fault;
    Button *m_connect;
    bool m_edited = false;
};

} // namespace storedesk::ui::warehouse
