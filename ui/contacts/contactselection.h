// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/contacts/allcontactsmodel.h"

#include <QItemSelectionModel>

#include <optional>

class QTableView;

namespace storedesk::ui::contacts {

// The selected contacts of the mirror. Contains contacts instead of rows, so that the selection
// survives searching, sorting and filtering, and may contain a million contacts in any order. Qt's
// own selection contains only the visible rows, because it becomes slow with many ranges.
class ContactSelection final : public QItemSelectionModel
{
    Q_OBJECT

public:
    // The model and the view must outlive this object, which is owned by the view.
    ContactSelection(AllContactsModel &model, QTableView &view);

    using QItemSelectionModel::select;
    void select(const QItemSelection &selection, SelectionFlags command) override;
    void reset() override;
    // Selects the contacts with these emails or IDs and no others, once the model is loaded.
    void selectKeys(const QStringList &keys);
    // Deselects all contacts, including those that are not shown.
    void deselectAll();

    [[nodiscard]] qint64 count() const { return m_count; }
    // Number of selected contacts that match the search and the conditions.
    [[nodiscard]] qint64 shownCount() const { return m_count - m_hidden; }
    [[nodiscard]] bool isChosen(int row) const;
    // Returns the shown contacts in the order of the list, followed by the others.
    [[nodiscard]] storage::ContactMirror::Numbers numbers() const;

Q_SIGNALS:
    void chosenChanged();
    // Emitted after selectKeys() with the number of contacts that the mirror does not have.
    void keysSelected(qsizetype missing);
    // Emitted when another mirror file has replaced the current one, with the number of selected
    // contacts that it does not have.
    void contactsLost(qint64 count);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct RowRange
    {
        int first = 0;
        int last = 0;
    };

    void selectWanted();
    // Reads the keys of the selected contacts, because another mirror file has other numbers.
    void rememberKeys();
    // Selects the contacts with the remembered keys, once the model is loaded.
    void restore();
    [[nodiscard]] bool has(qint32 number) const;
    void set(qint32 number, bool chosen);
    [[nodiscard]] bool isCurrent(int row) const;
    // Stores the effect of the latest command, which the view may otherwise replace while the mouse
    // is being dragged.
    void finalize();
    void recount();
    void keepShown();
    // Deselects contacts that were deleted, including those that are not shown.
    void dropDeleted();
    // Passes the visible rows to the selection of Qt.
    void showRows();

    AllContactsModel &m_model;
    QTableView &m_view;
    // Indexed by the number of the contact.
    std::vector<bool> m_chosen;
    std::vector<RowRange> m_current;
    SelectionFlags m_command = NoUpdate;
    // Number of contacts in m_chosen.
    qint64 m_finalized = 0;
    // Number of contacts including the effect of the latest command.
    qint64 m_count = 0;
    // Number of selected contacts that do not match the search or the conditions.
    qint64 m_hidden = 0;
    // The file that the numbers refer to.
    QString m_path;
    // Emails or IDs of the contacts to select once the model is loaded.
    QStringList m_wantedKeys;
    // The contacts that were selected in a mirror file that was replaced.
    struct Remembered
    {
        qint64 contacts = 0;
        QStringList keys;
    };
    std::optional<Remembered> m_remembered;
    // Incremented when the selection is remembered or cleared, so that earlier answers are
    // discarded.
    int m_generation = 0;
    // Whether Qt's own selection is being changed.
    bool m_passing = false;
};

} // namespace storedesk::ui::contacts
