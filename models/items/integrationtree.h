// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QAbstractItemModel>
#include <QJsonObject>

#include <memory>
#include <vector>

namespace storedesk::items {

// The integrations of an account and, below each, its event types. Knows fields, not networks:
// whoever fetched the records hands them in. The types of an integration are asked for when
// somebody first unfolds it; until they are there, and where there are none, a note stands in their
// place. Rows are named by their address, never by their number: an integration by its ID, a type
// by that of its integration and its own. A note has the address of its integration.
class IntegrationTree final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Alias, About, Contains, Events, Created, ColumnCount };
    enum Role { SortRole = Qt::UserRole, RecordRole, AddressRole, KindRole, StateRole };
    enum class Kind : quint8 { Integration, EventType, Note };
    Q_ENUM(Kind)
    // How far the types of an integration are known.
    enum class State : quint8 { Unread, Reading, Read, Stopped, Failed, Locked };
    Q_ENUM(State)

    explicit IntegrationTree(const base::Clock &clock, QObject *parent = nullptr);
    ~IntegrationTree() override;

    // Takes these for the whole list. What stays keeps its row, so that selection and what is
    // unfolded survive a refresh; the same for the types.
    void setIntegrations(const std::vector<QJsonObject> &records);
    void setTypes(const QString &integration, const std::vector<QJsonObject> &records);
    void setState(const QString &integration, State state, const QString &why = {});
    void remove(const QStringList &address);

    [[nodiscard]] QModelIndex indexOf(const QStringList &address) const;
    [[nodiscard]] QStringList integrations() const; // their IDs
    [[nodiscard]] State stateOf(const QString &integration) const;
    [[nodiscard]] int typeCount() const; // of all that were read

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    // An integration with what is below it.
    struct Branch
    {
        QString id;
        QJsonObject record;
        State state = State::Unread;
        QString why = {}; // it failed
        bool note = false; // behind the types, if there are any
        std::vector<QJsonObject> types = {};
    };

Q_SIGNALS:
    void typesWanted(const QString &integration);

private:
    [[nodiscard]] int rowOf(const QString &integration) const; // or -1
    [[nodiscard]] Branch *find(const QString &integration) const; // or null
    [[nodiscard]] const Branch *branchOf(const QModelIndex &index) const;
    [[nodiscard]] const QJsonObject *typeAt(const QModelIndex &index) const; // null: none
    void setNote(Branch &branch, bool shown);
    void tellOf(const Branch &branch);
    void removeBranch(int row);
    void removeType(Branch &branch, int row);

    const base::Clock &m_clock;
    std::vector<std::unique_ptr<Branch>> m_branches;
};

} // namespace storedesk::items
