// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "localdata/localdatainventory.h"
#include "ui/theme/icons.h"

#include <QObject>

class QGridLayout;
class QLabel;
class QWidget;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

// One kind of stored data as a row on the page. The cells are in a grid that all rows share.
class LocalDataLine final : public QObject
{
    Q_OBJECT

public:
    enum Column { Sign, What, People, Size, Oldest, Until, Where, Delete, ColumnCount };

    LocalDataLine(localdata::LocalDataKind kind, const Theme &theme, QGridLayout *grid, int row,
                  QWidget *parent);

    void show(const localdata::LocalDataInventory &data);
    // Shows where the key is stored; an empty place means that it is not on this computer.
    void showKey(const QString &place, bool removable);
    void setNarrow(bool narrow);

Q_SIGNALS:
    void deleteAsked(storedesk::localdata::LocalDataKind kind);
    void folderAsked(const QString &path);

private:
    const localdata::LocalDataKindRow &m_row;
    QLabel *m_amount;
    QLabel *m_people;
    QLabel *m_size;
    QLabel *m_oldest;
    QLabel *m_until;
    Button *m_where;
    // Shows the location of the key.
    ElidedLabel *m_place;
    Button *m_delete;
    QString m_folder;
};

[[nodiscard]] Icon iconOf(localdata::LocalDataKind kind);

} // namespace storedesk::ui::preferences
