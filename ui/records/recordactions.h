// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <optional>

class QAction;
class QWidget;

namespace storedesk::ui {
class Frame;
enum class Icon;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class RecordReader;

// The request that would change or delete a record.
struct RecordWrite
{
    catalogue::OperationId operation;
    QStringList values; // of the path
};

// As it was addressed; a product found by the service's identifier is changed by the store's own.
[[nodiscard]] std::optional<RecordWrite> changeOf(const RecordReader &reader);
[[nodiscard]] std::optional<RecordWrite> removalOf(const RecordReader &reader);

// What can be done with the record of a reader, as actions for menus, buttons and keys. Each says
// why when it cannot be done.
class RecordActions final : public QObject
{
    Q_OBJECT

public:
    // The widget gets the actions, so that their keys work inside its window.
    RecordActions(Frame &frame, RecordReader &reader, QWidget *widget);

    [[nodiscard]] QList<QAction *> all() const; // in order; null is a separator
    [[nodiscard]] QAction *edit() const { return m_edit; }
    [[nodiscard]] QAction *removal() const { return m_remove; }
    [[nodiscard]] QAction *history() const { return m_history; }
    [[nodiscard]] QAction *download() const { return m_download; }
    [[nodiscard]] QAction *openFile() const { return m_openFile; }
    [[nodiscard]] QAction *sendEvent() const { return m_sendEvent; }
    [[nodiscard]] QAction *refill() const { return m_refill; }
    [[nodiscard]] QAction *undoImport() const { return m_undoImport; }
    void update();

private:
    QAction *make(const char *name, Icon icon, const QString &text, void (RecordActions::*act)());
    void remove();
    void undo();
    void refresh();
    void copyJson();
    void copyId();
    void togglePin();
    [[nodiscard]] bool isPinned() const;
    void openSending();
    void openLike();
    void openTypeEditor();
    void openHandOver();
    void openRefill();
    void openImportUndo();
    [[nodiscard]] QString undoJob() const; // of an import; empty: there is none here
    void openActivities();
    void setAllowed(QAction *action, const QString &whyNot); // empty: allowed
    [[nodiscard]] QString whyNotWrite(const std::optional<RecordWrite> &write) const;

    Frame &m_frame;
    RecordReader &m_reader;
    QWidget *m_widget;
    QAction *m_edit;
    QAction *m_undo;
    QAction *m_history;
    QAction *m_remove;
    QAction *m_refresh;
    QAction *m_copyJson;
    QAction *m_copyId;
    QAction *m_download;
    QAction *m_openFile;
    QAction *m_sendEvent;
    QAction *m_newLike;
    QAction *m_editType;
    QAction *m_handOver;
    QAction *m_refill;
    QAction *m_undoImport;
    QAction *m_activities; // of a contact
    QAction *m_pin;
};

} // namespace storedesk::ui::records
